/** Three buds of one block, each a little off, as hands print. */
export function Buds({ className = '' }: { className?: string }) {
  const bud = 'M0-17c6 7 6 13 0 19-6-6-6-12 0-19zM-11-3c7 0 10 4 10 11-7 0-10-4-10-11zM11-3c-7 0-10 4-10 11 7 0 10-4 10-11z';
  return (
    <svg viewBox="0 0 112 44" aria-hidden="true" className={`h-11 w-28 shrink-0 ${className}`}>
      <path d={bud} transform="translate(18 24) rotate(-4)" className="fill-madder" />
      <path d={bud} transform="translate(56 22.5) rotate(3) scale(1.04)" className="fill-madder opacity-85" />
      <path d={bud} transform="translate(94 24.5) rotate(-1) scale(.96)" className="fill-madder" />
    </svg>
  );
}
