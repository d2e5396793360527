import { describe, expect, it } from 'vitest';
import { sizeDrawing } from './size-rules.ts';

describe('a product drawn to scale', () => {
  it('stands beside a hand while small and keeps its proportions', () => {
    const drawing = sizeDrawing({ heightMm: 240, diameterMm: 155 });
    expect(drawing).toMatchObject({ referenceKind: 'hand', round: false });
    expect((drawing?.product.height ?? 0) / (drawing?.product.width ?? 1)).toBeCloseTo(240 / 155, 1);
    expect((drawing?.product.height ?? 0) / (drawing?.reference.height ?? 1)).toBeCloseTo(240 / 180, 1);
  });
  it('stands beside a person when it is large', () => {
    expect(sizeDrawing({ lengthMm: 5500, widthMm: 1150 })).toMatchObject({ referenceKind: 'person' });
    expect(sizeDrawing({ lengthMm: 600, widthMm: 900 })?.product.width).toBeGreaterThan(
      sizeDrawing({ lengthMm: 600, widthMm: 900 })?.product.height ?? 0,
    );
  });
  it('hangs upright where it is worn', () => {
    const worn = sizeDrawing({ lengthMm: 1000, widthMm: 530 }, true);
    expect((worn?.product.height ?? 0) / (worn?.product.width ?? 1)).toBeCloseTo(1000 / 530, 1);
  });
  it('is round when only its diameter is known', () => {
    expect(sizeDrawing({ diameterMm: 200 })).toMatchObject({ round: true, product: { width: expect.any(Number) } });
  });
  it('always fits its frame', () => {
    for (const dimensions of [
      { lengthMm: 8, widthMm: 3 },
      { lengthMm: 9000, widthMm: 20 },
      { heightMm: 3000, widthMm: 400 },
    ]) {
      const drawing = sizeDrawing(dimensions);
      expect(drawing?.width).toBeLessThanOrEqual(321);
      expect(drawing?.height).toBeLessThanOrEqual(171);
    }
  });
  it('is not drawn without a second dimension', () => {
    expect(sizeDrawing({})).toBeUndefined();
    expect(sizeDrawing({ lengthMm: 300 })).toBeUndefined();
    expect(sizeDrawing({ heightMm: 300 })).toBeUndefined();
  });
});
