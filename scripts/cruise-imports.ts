import { cruise, type IForbiddenRuleType, type IModule } from 'dependency-cruiser';
import config from '../import-rules.config.ts';

/** An import that breaks a rule. */
export interface BrokenRule {
  rule: string;
  from: string;
  to: string;
}

export interface ImportGraph {
  files: readonly IModule[];
  brokenRules: readonly BrokenRule[];
}

/** Reads the imports of `src` below a folder and holds them to the import rules. */
export async function cruiseImports(baseDir: string): Promise<ImportGraph> {
  const { output } = await cruise(['src'], {
    ...config.options,
    baseDir,
    validate: true,
    ruleSet: { forbidden: config.forbidden as IForbiddenRuleType[] },
  });
  if (typeof output === 'string') throw new Error('the import graph was printed instead of returned');
  const brokenRules = output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
  return { files: output.modules, brokenRules };
}
