export function CartSkeleton({ label }: { label: string }) {
  return (
    <div role="status" data-needs-script className="mt-4 border-line border-t waiting">
      <span className="sr-only">{label}</span>
      {[1, 2].map((row) => (
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
  );
}
