import { redirect } from 'react-router';
import { languageOf, links } from '../links.ts';
import type { Route } from './+types/account-index';

/** The account begins with its orders. */
export const loader = ({ url }: Route.LoaderArgs) => redirect(links(languageOf(url.pathname)).account.orders());
