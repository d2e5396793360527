import { Outlet } from 'react-router';
import { requireEnrolledAccount } from '../session/require-account.ts';

/** All other pages of a signed-in account. */
export const middleware = [requireEnrolledAccount];

export default Outlet;
