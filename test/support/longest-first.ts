import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take ten seconds and more of a run, most of them short to read. */
const longest = [
  'test/system/database-roles',
  'test/system/access',
  'test/system/notices',
  'src/platform/database/open-postgres',
  'test/system/buying-pairs',
  'test/system/erasure-pairs',
  'src/modules/notifications/deliver-mail',
  'demo/generator/generator',
  'test/system/api',
  'src/modules/reconciliation/check-books',
  'src/modules/search/index/search-index',
  'src/platform/jobs/jobs',
  'test/system/denial-of-inventory',
  'test/system/generated-month',
  'test/system/buying-sequences',
  'demo/seed',
];
const isLong = ({ moduleId }: TestSpecification) => longest.some((name) => moduleId.endsWith(`/${name}.test.ts`));

/**
 * Begins with the longest files, so that at the end no process works on one while the others have nothing to
 * do. A clone that has no durations of an earlier run would go by the sizes of the files. Projects stay
 * together: a process that has loaded the application goes on with another file of it.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project);
    return [...projects.values()].flatMap((specs) => [...specs.filter(isLong), ...specs.filter((spec) => !isLong(spec))]);
  }
}
