import { defineModule } from '#platform/module.ts';
import { picture } from './contract.ts';
import { deleteMediaJob } from './delete-media.ts';
import { processUploadJob } from './process-upload.ts';
import { sweepCopiesJob } from './publish-picture.ts';
import { removeFilesJob } from './remove-files.ts';
import { sweepUploadsJob } from './sweep-uploads.ts';

export const mediaModule = defineModule({
  openApi: { schemas: { Picture: picture } },
  jobs: [processUploadJob, deleteMediaJob, removeFilesJob, sweepUploadsJob, sweepCopiesJob],
});
