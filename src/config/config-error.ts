import { StartError } from '#shared/start-error.ts';

export class ConfigError extends StartError {
  override readonly name = 'ConfigError';
}
