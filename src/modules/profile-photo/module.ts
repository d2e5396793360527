import { defineModule, implementAll } from '#platform/module.ts';
import { profilePhotoContract } from './contract.ts';
import { isOwnPhoto } from './is-own-photo.ts';
import { photoPersonalData } from './personal-data.ts';
import { removePhoto, setPhoto } from './set-photo.ts';

export const profilePhotoModule = defineModule({
  handlers: implementAll(profilePhotoContract, {
    setPhoto,
    removePhoto,
  }),
  personalData: photoPersonalData,
  mediaGuards: { 'profile-photo': isOwnPhoto },
});
