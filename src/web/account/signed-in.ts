import { Outlet } from 'react-router';
import { requireAccount } from '../session/require-account.ts';

/** Pages of a signed-in account that an admin needs on the way to an authenticator. */
export const middleware = [requireAccount];

export default Outlet;
