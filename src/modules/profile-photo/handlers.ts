import { implement } from '@orpc/server';
import type { Context } from '#platform/context.ts';
import { profilePhotoContract } from './contract.ts';
import { removePhoto, setPhoto } from './set-photo.ts';

const photo = implement(profilePhotoContract).$context<Context>();

export const profilePhotoHandlers = photo.router({
  setPhoto: photo.setPhoto.handler(({ context, input }) => setPhoto(context, input)),
  removePhoto: photo.removePhoto.handler(({ context }) => removePhoto(context)),
});
