import { useAccountMessages } from './messages.ts';

const bar = 'rounded-sm bg-sunk';

/** The shape of a page of the account while its data is on the way. */
export function AccountSkeleton() {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {useAccountMessages().loading}
      </p>
      <div aria-hidden="true" className="grid gap-5 waiting">
        <div className={`h-11 w-2/3 max-w-note ${bar}`} />
        <div className={`mt-3 h-5 w-full max-w-lead ${bar}`} />
        <div className={`h-28 max-w-column ${bar}`} />
        <div className={`h-28 max-w-column ${bar}`} />
      </div>
    </div>
  );
}
