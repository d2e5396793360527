import { useState } from 'react';
import type { ProductCard as Card } from '#modules/catalog/product-contract.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { showToast } from '#ui/toast-queue.ts';
import PageSkeleton from '../components/page-skeleton.tsx';
import { Price } from '../components/price.tsx';
import { ProductCard } from '../components/product-card.tsx';

export function Layers() {
  const [open, setOpen] = useState<'dialog' | 'drawer'>();
  const close = () => setOpen(undefined);
  return (
    <div className="flex flex-wrap gap-4">
      <Button kind="line" onClick={() => setOpen('dialog')}>
        Open a dialog
      </Button>
      <Button kind="line" onClick={() => setOpen('drawer')}>
        Open a sheet
      </Button>
      <Button kind="line" onClick={() => showToast({ text: 'Kept on your wishlist' })}>
        Show a toast
      </Button>
      <Button
        kind="line"
        onClick={() =>
          showToast({
            text: 'That did not arrive: there is no connection.',
            kind: 'failed',
            action: (
              <button type="button" className="text-link cursor-pointer">
                Try again
              </button>
            ),
          })
        }
      >
        Show a failure
      </Button>
      {open === 'dialog' && (
        <Dialog title="A dialog" labels={{ close: 'Close', dismiss: 'Dismiss' }} onClose={close}>
          <p>It keeps the focus, closes with Escape and gives the focus back. A phone’s screen it fills.</p>
          <Button className="mt-6" onClick={close}>
            Done
          </Button>
        </Dialog>
      )}
      {open === 'drawer' && (
        <Drawer title="A sheet" closeLabel="Close" onClose={close} footer={(shut) => <Button onClick={shut}>Show 24 pieces</Button>}>
          <p>Drawn in from the side.</p>
        </Drawer>
      )}
    </div>
  );
}

const card: Card = {
  _id: 'design',
  slug: 'design',
  title: { en: 'Blue pottery vase with flower bands', hi: 'फूलों की पट्टियों वाला ब्लू पॉटरी फूलदान' },
  pricing: { basePrice: 249_900, currency: 'INR', discounts: [] },
  priceVaries: false,
  maker: { en: 'Omkar Sainwal and family', hi: 'ओमकार सैनवाल और परिवार' },
  place: { en: 'Jaipur, Rajasthan', hi: 'जयपुर, राजस्थान' },
  inStock: true,
  oneOfAKind: false,
  madeToOrder: false,
};
const cards: Card[] = [
  card,
  { ...card, _id: 'reduced', pricing: { ...card.pricing, discounts: [{ discountType: 'percentage', value: 15 }] }, priceVaries: true },
  { ...card, _id: 'one', oneOfAKind: true },
  {
    ...card,
    _id: 'gone',
    inStock: false,
    title: {
      en: 'A very long name of a piece, as a seller who describes everything in the title at once would write it',
      hi: 'एक बहुत लंबा नाम, जैसा वह विक्रेता लिखेगा जो सब कुछ शीर्षक में ही बता देता है',
    },
  },
];

export function Composites() {
  return (
    <div className="grid gap-12">
      <p className="flex flex-wrap items-baseline gap-6">
        <Price paise={249_900} />
        <Price paise={1_299_950} className="font-semibold text-2xl" />
        <s className="text-muted text-sm">
          <Price paise={299_900} />
        </s>
        <span className="rounded-sm bg-turmeric px-1.5 text-on-turmeric text-sm">3</span>
        <span className="rounded-full bg-madder px-1.5 font-semibold text-ground text-xs leading-5">12</span>
        <span className="rounded-sm bg-raised px-2 py-0.5 text-ink text-xs">One of a kind</span>
      </p>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-9 lg:grid-cols-4">
        {cards.map((each) => (
          <li key={each._id} className="min-w-0">
            <ProductCard card={each} sizes="20vw" />
          </li>
        ))}
      </ul>
      {(['product', 'category', 'order', 'makers', 'results'] as const).map((kind) => (
        <div key={kind} aria-hidden="true" className="max-h-96 overflow-hidden border border-line pt-6">
          <PageSkeleton of={kind} isSample />
        </div>
      ))}
    </div>
  );
}
