import { defineModule } from '#platform/module.ts';
import { deleteMediaJob } from './delete-media.ts';
import { processUploadJob } from './process-upload.ts';
import { sweepUploadsJob } from './sweep-uploads.ts';

export const mediaModule = defineModule({
  jobs: [processUploadJob, deleteMediaJob, sweepUploadsJob],
});
