import { defineModule, implementAll } from '#platform/module.ts';
import { checkImport, moveImport } from './check-import.ts';
import { importsContract, importsTag } from './contract.ts';
import { expireImportsJob } from './expire-imports.ts';
import { exportProducts, getCorrections, getImportTemplate } from './export-products.ts';
import { getImport, listImports, sendImport } from './send-import.ts';
import { workOnImportJob } from './work-on-import.ts';

export const importsModule = defineModule({
  openApi: { tags: [importsTag] },
  handlers: implementAll(importsContract, {
    listImports,
    sendImport,
    getImport,
    checkImport,
    moveImport,
    getCorrections,
    exportProducts,
    getImportTemplate,
  }),
  jobs: [workOnImportJob, expireImportsJob],
});
