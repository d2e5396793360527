import type { Product } from '#modules/catalog/product-contract.ts';
import { useMessages } from '../../messages.tsx';
import type { Silhouette } from './silhouettes.ts';
import { sizeDrawing } from './size-rules.ts';

/** Outlines in boxes of 85 × 180 and 45 × 165 units. */
const outlines = {
  hand: {
    box: [85, 180],
    d: 'M24 180v-34C12 134 3 114 3 99c0-9 10-9 15-1l8 14V32c0-10 13-10 13 0v52V16c0-11 14-11 14 0v68V26c0-11 13-11 13 0v66V46c0-10 13-10 13 0v74c0 14-8 18-9 30v30z',
  },
  person: {
    box: [45, 165],
    d: 'M22 2a10 10 0 0 1 0 20a10 10 0 0 1 0-20zM22 25c11 0 15 6 16 17l4 42h-6l3 78H27l-4-58-5 58H6l3-78H3l4-42c1-11 5-17 15-17z',
  },
} as const;

const productPaint = 'fill-turmeric/20 stroke-turmeric stroke-2';

interface SizePictureProps {
  dimensions: Product['dimensions'];
  silhouette: Silhouette | undefined;
}

/** The product to scale beside a hand or a person; its dimensions stand below in words. */
export function SizePicture({ dimensions, silhouette }: SizePictureProps) {
  const t = useMessages().productDetails.size;
  const drawing = sizeDrawing(dimensions, silhouette?.isWorn);
  if (!drawing) return null;
  const { product, reference, referenceKind, width, height } = drawing;
  const { box, d } = outlines[referenceKind];
  return (
    <figure className="mb-5">
      <svg viewBox={`-1 -1 ${width + 2} ${height + 3}`} width={width + 2} height={height + 3} aria-hidden="true" className="max-w-full">
        {silhouette ? (
          <path
            d={silhouette.outline}
            transform={`translate(0 ${height - product.height}) scale(${product.width / 100} ${product.height / 100})`}
            vectorEffect="non-scaling-stroke"
            strokeLinejoin="round"
            className={productPaint}
          />
        ) : drawing.round ? (
          <circle cx={product.width / 2} cy={height - product.height / 2} r={product.width / 2} className={productPaint} />
        ) : (
          <rect y={height - product.height} width={product.width} height={product.height} rx="3" className={productPaint} />
        )}
        <path
          d={d}
          transform={`translate(${width - reference.width} ${height - reference.height}) scale(${reference.width / box[0]} ${reference.height / box[1]})`}
          className="fill-line-strong/55"
        />
        <path d={`M0 ${height + 0.5}h${width}`} className="stroke-line-strong" />
      </svg>
      <figcaption className="mt-2 text-muted text-sm">{t[referenceKind]}</figcaption>
    </figure>
  );
}
