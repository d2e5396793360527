/** Computes the outcome of buying a second time, as simply as can be: the application is compared with it. */

/** Paise that fall on pieces `from`+1 to `to` of a line of `qty`. */
const share = (paise: number, qty: number, from: number, to: number) => Math.floor((paise * to) / qty) - Math.floor((paise * from) / qty);

export interface ModelVariant {
  variantId: string;
  seller: string;
  pricePaise: number;
  perishable: boolean;
  available: number;
}

export interface ModelCoupon {
  code: string;
  kind: 'percentage' | 'fixed';
  value: number;
  seller?: string;
  usesLimit?: number;
  perPerson?: number;
  /** Of which person, by order. */
  uses: Map<string, string>;
}

export interface ModelLine {
  id: string;
  piece: ModelVariant;
  parcel: ModelParcel;
  qty: number;
  paidPaise: number;
  cancelled: number;
  refunded: number;
}

export interface ModelParcel {
  id: string;
  state: 'placed' | 'confirmed' | 'packed' | 'shipped' | 'delivered' | 'cancelled';
}

export interface ModelPayment {
  id: string;
  order: ModelOrder;
  method: Method;
  ref: string;
  isCaptured: boolean;
  /** The buyer's money is at the provider, told or not. */
  isPaid: boolean;
}

export interface ModelReturn {
  id: string;
  order: ModelOrder;
  line: ModelLine;
  qty: number;
  state: 'requested' | 'approved' | 'refused' | 'withdrawn' | 'received' | 'refunded' | 'replaced';
}

export type Method = 'cod' | 'demo' | 'razorpay' | 'stripe';

export interface ModelOrder {
  id: string;
  number: string;
  /** Index of who bought. */
  person: number;
  email: string;
  /** The request that placed it. */
  body: unknown;
  state: 'pending' | 'placed' | 'abandoned';
  isTimeOver: boolean;
  method: Method;
  totalPaise: number;
  coupon: ModelCoupon | undefined;
  lines: ModelLine[];
  parcels: ModelParcel[];
  payments: ModelPayment[];
  capturedPaise: number;
  collectedPaise: number;
  askedBackPaise: number;
  paidBackPaise: number;
}

const openStates: readonly string[] = ['requested', 'approved', 'received'];

export class BuyingModel {
  readonly orders: ModelOrder[] = [];
  readonly returns: ModelReturn[] = [];
  readonly messages: { payment: ModelPayment; captures: boolean; send: () => Promise<number> }[] = [];
  readonly pieces: readonly ModelVariant[];
  readonly coupons: readonly ModelCoupon[];

  constructor(products: readonly ModelVariant[], coupons: readonly ModelCoupon[]) {
    this.pieces = products;
    this.coupons = coupons;
  }

  get payments(): ModelPayment[] {
    return this.orders.flatMap((order) => order.payments);
  }

  /** Paise that a coupon takes off; undefined where it is refused. */
  saving(coupon: ModelCoupon, email: string, items: readonly { piece: ModelVariant; qty: number }[]): number | undefined {
    const base = items
      .filter(({ piece: product }) => coupon.seller === undefined || coupon.seller === product.seller)
      .reduce((sum, { piece: product, qty }) => sum + product.pricePaise * qty, 0);
    if (base === 0 || !this.canUse(coupon, email)) return undefined;
    return Math.min(base, coupon.kind === 'fixed' ? coupon.value : Math.floor((base * coupon.value + 5_000) / 10_000));
  }

  canUse(coupon: ModelCoupon, email: string): boolean {
    // A coupon that counts by person needs a signed-in buyer.
    if (coupon.perPerson !== undefined && email.startsWith('guest-')) return false;
    const mine = [...coupon.uses.values()].filter((each) => each === email).length;
    return coupon.uses.size < (coupon.usesLimit ?? Number.POSITIVE_INFINITY) && mine < (coupon.perPerson ?? Number.POSITIVE_INFINITY);
  }

  /** All pieces of the order or none. */
  take(lines: readonly { piece: ModelVariant; qty: number }[]): boolean {
    if (lines.some(({ piece: product, qty }) => product.available < qty)) return false;
    for (const { piece: product, qty } of lines) product.available -= qty;
    return true;
  }

  stand(order: ModelOrder): void {
    order.state = 'placed';
    for (const parcel of order.parcels) parcel.state = 'confirmed';
  }

  /** A provider's money has come. */
  capture(payment: ModelPayment): void {
    if (payment.isCaptured) return;
    const { order } = payment;
    payment.isCaptured = true;
    order.capturedPaise += order.totalPaise;
    const stood = order.state === 'placed';
    if (order.state === 'abandoned') {
      if (!this.take(order.lines)) {
        order.askedBackPaise += order.totalPaise;
        return;
      }
      if (order.coupon && this.canUse(order.coupon, order.email)) order.coupon.uses.set(order.id, order.email);
    }
    if (stood) order.askedBackPaise += order.totalPaise;
    else this.stand(order);
  }

  release(): void {
    for (const order of this.orders.filter((each) => each.state === 'pending' && each.isTimeOver)) {
      order.state = 'abandoned';
      for (const { piece: product, qty } of order.lines) product.available += qty;
      order.coupon?.uses.delete(order.id);
    }
  }

  canCancel({ parcels, state }: ModelOrder, line: ModelLine, qty: number): boolean {
    const left = line.qty - line.cancelled - line.refunded;
    return state === 'placed' && parcels.length > 0 && !line.piece.perishable && line.parcel.state === 'confirmed' && qty <= left;
  }

  cancel(order: ModelOrder, line: ModelLine, qty: number): void {
    const from = line.cancelled + line.refunded;
    line.cancelled += qty;
    line.piece.available += qty;
    if (order.method !== 'cod') order.askedBackPaise += share(line.paidPaise, line.qty, from, from + qty);
    const isEmpty = (lines: readonly ModelLine[]) => lines.every((each) => each.cancelled === each.qty);
    if (isEmpty(order.lines.filter((each) => each.parcel === line.parcel))) line.parcel.state = 'cancelled';
    if (isEmpty(order.lines)) order.coupon?.uses.delete(order.id);
  }

  deliver(order: ModelOrder, parcel: ModelParcel): void {
    if (order.method !== 'cod') return;
    for (const line of order.lines.filter((each) => each.parcel === parcel)) order.collectedPaise += this.standing(line);
  }

  /** Pieces of a line that can be reported. */
  reportable(line: ModelLine): number {
    const open = this.returns.filter((each) => each.line === line && openStates.includes(each.state));
    return line.qty - line.cancelled - line.refunded - open.reduce((sum, each) => sum + each.qty, 0);
  }

  payBack({ order, line, qty }: ModelReturn, restock: boolean): void {
    const from = line.cancelled + line.refunded;
    line.refunded += qty;
    order.askedBackPaise += share(line.paidPaise, line.qty, from, from + qty);
    if (restock) line.piece.available += qty;
  }

  /** The price of all units that were not returned, in paise. */
  standing(line: ModelLine): number {
    return line.paidPaise - share(line.paidPaise, line.qty, 0, line.cancelled + line.refunded);
  }

  /** The amount that the buyer still owes, in paise; below 0 the amount to refund. */
  due(order: ModelOrder): number {
    const sold = order.state === 'placed' ? order.lines.reduce((sum, line) => sum + this.standing(line), 0) : 0;
    return sold - order.capturedPaise - order.collectedPaise + order.paidBackPaise;
  }
}
