/** Placeholder of the cart with as many lines as it holds, and the bill. */
export function CartSkeleton({ label, lines = 1 }: { label: string; lines?: number }) {
  return (
    <div role="status" data-needs-script className="mt-6 grid gap-x-16 gap-y-8 waiting lg:grid-cols-[1fr_24rem] lg:items-start">
      <span className="sr-only">{label}</span>
      <div className="border-line border-t">
        {Array.from({ length: lines }, (_, row) => row).map((row) => (
          <div key={row} className="flex gap-6 border-line border-b py-6">
            <div className="size-22 rounded-sm bg-sunk sm:size-32" />
            <div className="flex-1 space-y-3 pt-1">
              <div className="h-5 w-3/5 rounded-sm bg-sunk" />
              <div className="h-4 w-1/4 rounded-sm bg-sunk" />
              <div className="h-10 w-32 rounded-sm bg-sunk" />
            </div>
          </div>
        ))}
      </div>
      <div className="h-96 rounded-sm border border-line bg-raised p-6">
        <div className="h-6 w-1/3 rounded-sm bg-sunk" />
        <div className="mt-6 h-4 rounded-sm bg-sunk" />
        <div className="mt-4 h-4 rounded-sm bg-sunk" />
        <div className="mt-9 h-6 rounded-sm bg-sunk" />
        <div className="mt-24 h-13 rounded-sm bg-sunk" />
      </div>
    </div>
  );
}
