import { defineModule, implementAll } from '#platform/module.ts';
import { checkAllBooksJob, checkBooksJob, checkOpenBooksJob } from './check-jobs.ts';
import { reconciliationContract } from './contract.ts';
import { importStatementsJob } from './import-statements.ts';
import { closeByOperator, listDifferences } from './operate-differences.ts';

export const reconciliationModule = defineModule({
  handlers: implementAll(reconciliationContract, { listDifferences, closeDifference: closeByOperator }),
  jobs: [checkBooksJob, checkOpenBooksJob, checkAllBooksJob, importStatementsJob],
});
