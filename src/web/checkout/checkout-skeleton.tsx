/** The shape of the checkout while the cart is being looked into. */
export function CheckoutSkeleton({ label }: { label: string }) {
  return (
    <div role="status" data-needs-script className="mt-8 grid gap-x-16 gap-y-8 waiting lg:grid-cols-[1fr_26rem]">
      <span className="sr-only">{label}</span>
      <div className="grid gap-5">
        <div className="mb-4 h-14 rounded-sm border border-line bg-raised lg:hidden" />
        {[1, 2, 3, 4, 5].map((row) => (
          <div key={row}>
            <div className="mb-2 h-4 w-32 rounded-sm bg-sunk" />
            <div className="h-12 rounded-sm bg-sunk" />
          </div>
        ))}
      </div>
      <div className="h-72 rounded-sm border border-line bg-raised p-6 max-lg:hidden">
        <div className="h-6 w-1/2 rounded-sm bg-sunk" />
        <div className="mt-6 h-16 rounded-sm bg-sunk" />
        <div className="mt-6 h-4 rounded-sm bg-sunk" />
        <div className="mt-4 h-4 rounded-sm bg-sunk" />
      </div>
    </div>
  );
}
