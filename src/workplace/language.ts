import { useLocation } from 'react-router';
import { type Language, languageOfPath } from '#shared/localized.ts';

/** The language of the page, which its address names. */
export const useLanguage = (): Language => languageOfPath(useLocation().pathname);
