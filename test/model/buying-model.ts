/** Computes the outcome of buying a second time, as simply as can be: the application is compared with it. */
import type { ParcelState } from '#modules/orders/parcel-contract.ts';

/** The least that store credit leaves to pay: what the strictest provider takes. */
const minimumRest = 6_000;

/** Paise that fall on units `from`+1 to `to` of a line of `qty`. */
const share = (paise: number, qty: number, from: number, to: number) => Math.floor((paise * to) / qty) - Math.floor((paise * from) / qty);

/** Rounds an amount as couriers collect it: whole rupees, half up, and one at least. */
const inRupees = (paise: number) => (paise === 0 ? 0 : Math.max(100, Math.floor((paise + 50) / 100) * 100));

export interface ModelVariant {
  variantId: string;
  productId: string;
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
  product: ModelVariant;
  parcel: ModelParcel;
  qty: number;
  paidPaise: number;
  cancelled: number;
  refunded: number;
}

export interface ModelParcel {
  id: string;
  state: ParcelState;
  /** The buyer's choice for a parcel that does not come. */
  remedy?: 'refund' | 'replacement';
  /** It was refused at the door: nothing is sent again. */
  wasRefused: boolean;
  /** Its units came back whole. */
  isWhole?: boolean;
  /** The first parcel of a replacement, how often units were replaced before it, and its units. */
  root?: ModelParcel;
  generation: number;
  units?: { line: ModelLine; qty: number }[];
  /** Of a first parcel: store credit that was used for it. */
  creditPaise: number;
  /** Of a first parcel: the cash for it was collected. */
  isCollected: boolean;
  /** The buyer said that it came. */
  isConfirmed?: boolean;
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
  parcel: ModelParcel;
  qty: number;
  /** The buyer wants store credit in place of money. */
  toCredit: boolean;
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
  /** Another order of its buyer came in its place: what is paid for it goes back. */
  isReplaced: boolean;
  method: Method | 'none' | 'store-credit';
  totalPaise: number;
  /** Store credit that was used when it was placed, and how much of it is in the order now. */
  creditPaise: number;
  creditHeldPaise: number;
  coupon: ModelCoupon | undefined;
  lines: ModelLine[];
  parcels: ModelParcel[];
  payments: ModelPayment[];
  capturedPaise: number;
  /** Owed at the doors at which cash was collected. */
  collectedPaise: number;
  askedBackPaise: number;
  /** Owed back for what was paid in cash and not paid back, because couriers take whole rupees; or less. */
  roundedPaise: number;
  paidBackPaise: number;
}

const claimingStates: readonly string[] = ['requested', 'approved', 'received', 'refunded', 'replaced'];

export class BuyingModel {
  readonly orders: ModelOrder[] = [];
  readonly returns: ModelReturn[] = [];
  readonly messages: { payment: ModelPayment; captures: boolean; send: () => Promise<number> }[] = [];
  exchanges = 0;
  readonly products: readonly ModelVariant[];
  readonly coupons: readonly ModelCoupon[];
  /** Store credit of the people with accounts, in paise. */
  readonly credit: number[];

  constructor(products: readonly ModelVariant[], coupons: readonly ModelCoupon[], credit: number[]) {
    this.products = products;
    this.coupons = coupons;
    this.credit = credit;
  }

  /** Computes what store credit pays of a total. */
  usableCredit(person: number, totalPaise: number): number {
    const whole = Math.min(this.credit[person] ?? 0, totalPaise);
    const rest = totalPaise - whole;
    return rest > 0 && rest < minimumRest ? Math.max(0, totalPaise - minimumRest) : whole;
  }

  /** Store credit moves between a person and an order. */
  moveCredit(order: ModelOrder, paise: number): void {
    if (paise === 0) return;
    this.credit[order.person] = (this.credit[order.person] ?? 0) - paise;
    order.creditHeldPaise += paise;
  }

  get payments(): ModelPayment[] {
    return this.orders.flatMap((order) => order.payments);
  }

  /** Paise that a coupon takes off; undefined where it is refused. */
  saving(coupon: ModelCoupon, email: string, items: readonly { product: ModelVariant; qty: number }[]): number | undefined {
    const base = items
      .filter(({ product }) => coupon.seller === undefined || coupon.seller === product.seller)
      .reduce((sum, { product, qty }) => sum + product.pricePaise * qty, 0);
    if (base === 0 || !this.canUse(coupon, email)) return undefined;
    return Math.min(base, coupon.kind === 'fixed' ? coupon.value : Math.floor((base * coupon.value + 5_000) / 10_000));
  }

  canUse(coupon: ModelCoupon, email: string): boolean {
    // A coupon that counts by person needs a signed-in buyer.
    if (coupon.perPerson !== undefined && email.startsWith('guest-')) return false;
    const mine = [...coupon.uses.values()].filter((each) => each === email).length;
    return coupon.uses.size < (coupon.usesLimit ?? Number.POSITIVE_INFINITY) && mine < (coupon.perPerson ?? Number.POSITIVE_INFINITY);
  }

  /** Unpaid orders of a buyer that hold what is short, or use the coupon: a new one comes in their place. */
  inTheWay(person: number, items: readonly { product: ModelVariant; qty: number }[], coupon?: ModelCoupon, email = ''): ModelOrder[] {
    const short = items.filter(({ product, qty }) => product.available < qty).map(({ product }) => product);
    const isUsed = coupon !== undefined && this.saving(coupon, email, items) === undefined;
    return this.orders.filter(
      (order) =>
        order.person === person &&
        order.state === 'pending' &&
        (order.lines.some(({ product }) => short.includes(product)) ||
          (isUsed && order.coupon === coupon && order.coupon.uses.has(order.id))),
    );
  }

  replaceBy(orders: readonly ModelOrder[]): void {
    for (const order of orders) {
      order.state = 'abandoned';
      order.isReplaced = true;
      this.moveCredit(order, -order.creditHeldPaise);
      for (const { product, qty } of order.lines) product.available += qty;
      order.coupon?.uses.delete(order.id);
    }
  }

  /** Undoes `replaceBy` where the new order was refused. */
  keep(orders: readonly ModelOrder[]): void {
    for (const order of orders) {
      order.state = 'pending';
      order.isReplaced = false;
      this.moveCredit(order, order.creditPaise);
      for (const { product, qty } of order.lines) product.available -= qty;
      order.coupon?.uses.set(order.id, order.email);
    }
  }

  /** All units of the order or none. */
  take(lines: readonly { product: ModelVariant; qty: number }[]): boolean {
    if (lines.some(({ product, qty }) => product.available < qty)) return false;
    for (const { product, qty } of lines) product.available -= qty;
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
    const paise = order.totalPaise - order.creditPaise;
    order.capturedPaise += paise;
    const stood = order.state === 'placed';
    if (order.state === 'abandoned') {
      const hasCredit = (this.credit[order.person] ?? 0) >= order.creditPaise;
      if (order.isReplaced || !hasCredit || !this.take(order.lines)) {
        order.askedBackPaise += paise;
        return;
      }
      this.moveCredit(order, order.creditPaise);
      if (order.coupon && this.canUse(order.coupon, order.email)) order.coupon.uses.set(order.id, order.email);
    }
    if (stood) order.askedBackPaise += paise;
    else this.stand(order);
  }

  release(): void {
    for (const order of this.orders.filter((each) => each.state === 'pending' && each.isTimeOver)) {
      order.state = 'abandoned';
      this.moveCredit(order, -order.creditHeldPaise);
      for (const { product, qty } of order.lines) product.available += qty;
      order.coupon?.uses.delete(order.id);
    }
  }

  canCancel({ parcels, state }: ModelOrder, line: ModelLine, qty: number): boolean {
    const left = line.qty - line.cancelled - line.refunded;
    return state === 'placed' && parcels.length > 0 && !line.product.perishable && line.parcel.state === 'confirmed' && qty <= left;
  }

  /** The answer to an exchange of a line's variant. */
  exchangeOf({ lines, state }: ModelOrder, line: ModelLine, to: ModelVariant): 'ok' | 'WRONG_STATE' | 'INVALID_INPUT' | 'OUT_OF_STOCK' {
    if (state !== 'placed' || line.parcel.state !== 'confirmed' || line.cancelled + line.refunded > 0) return 'WRONG_STATE';
    if (to === line.product) return 'ok';
    const isSame = to.productId === line.product.productId && to.pricePaise === line.product.pricePaise;
    if (!isSame || lines.some((each) => each !== line && each.product === to)) return 'INVALID_INPUT';
    return to.available < line.qty ? 'OUT_OF_STOCK' : 'ok';
  }

  exchange(line: ModelLine, to: ModelVariant): void {
    if (to === line.product) return;
    this.exchanges++;
    line.product.available += line.qty;
    to.available -= line.qty;
    line.product = to;
  }

  cancel(order: ModelOrder, line: ModelLine, qty: number, toCredit: boolean): void {
    this.owe(
      order,
      line.parcel,
      () => {
        line.cancelled += qty;
      },
      toCredit,
    );
    line.product.available += qty;
    if (order.lines.every((each) => each.parcel !== line.parcel || each.cancelled === each.qty)) line.parcel.state = 'cancelled';
    this.freeCoupon(order);
  }

  freeCoupon(order: ModelOrder): void {
    if (order.lines.every((each) => each.cancelled + each.refunded === each.qty)) order.coupon?.uses.delete(order.id);
  }

  /** The units in a parcel by line. */
  unitsOf(order: ModelOrder, parcel: ModelParcel): { line: ModelLine; qty: number }[] {
    const own = order.lines.filter((line) => line.parcel === parcel).map((line) => ({ line, qty: line.qty - line.cancelled }));
    return (parcel.units ?? own).filter(({ qty }) => qty > 0);
  }

  /** A parcel ends without its buyer: what was paid for it is owed back. */
  settle(order: ModelOrder, parcel: ModelParcel, as: 'cancelled' | 'unsent' | 'refunded', sellsAgain: boolean): void {
    const units = this.unitsOf(order, parcel);
    this.owe(order, parcel.root ?? parcel, () => {
      for (const { line, qty } of units) {
        if (as === 'cancelled') line.cancelled += qty;
        else line.refunded += qty;
      }
    });
    if (sellsAgain) for (const { line, qty } of units) line.product.available += qty;
    this.freeCoupon(order);
  }

  canReplace(order: ModelOrder, parcel: ModelParcel): boolean {
    // Units that are back and whole are sent again themselves.
    if (parcel.state === 'returned' && parcel.isWhole) return true;
    return this.unitsOf(order, parcel).every(({ line, qty }) => line.product.available >= qty);
  }

  /** Sends units once more, as a parcel of their own. */
  replace(order: ModelOrder, parcel: ModelParcel, units: { line: ModelLine; qty: number }[], id: string): void {
    for (const { line, qty } of units) line.product.available -= qty;
    const root = parcel.root ?? parcel;
    order.parcels.push({
      id,
      state: 'confirmed',
      root,
      generation: parcel.generation + 1,
      wasRefused: false,
      units,
      creditPaise: 0,
      isCollected: false,
    });
  }

  deliver(order: ModelOrder, parcel: ModelParcel): void {
    const root = parcel.root ?? parcel;
    if (order.method !== 'cod' || root.isCollected) return;
    root.isCollected = true;
    const standing = this.standingOf(order, root);
    order.collectedPaise += standing - Math.min(standing, root.creditPaise);
  }

  /** Units of a line in returns of a parcel that are open or were granted. */
  claimed(parcel: ModelParcel, line?: ModelLine): number {
    const of = this.returns.filter(
      (each) => each.parcel === parcel && (!line || each.line === line) && claimingStates.includes(each.state),
    );
    return of.reduce((sum, each) => sum + each.qty, 0);
  }

  /** Units of a line in a parcel that can be reported. */
  reportable(order: ModelOrder, parcel: ModelParcel, line: ModelLine): number {
    const inside = this.unitsOf(order, parcel).find((each) => each.line === line)?.qty ?? 0;
    return inside - this.claimed(parcel, line);
  }

  payBack({ order, line, qty, toCredit }: ModelReturn, restock: boolean): void {
    this.owe(
      order,
      line.parcel,
      () => {
        line.refunded += qty;
      },
      toCredit,
    );
    if (restock) line.product.available += qty;
  }

  /** The price of what stands of a first parcel, or of the whole order. */
  standingOf(order: ModelOrder, root?: ModelParcel): number {
    return order.lines.filter((line) => !root || line.parcel === root).reduce((total, line) => total + this.standing(line), 0);
  }

  /**
   * Owes back what was paid for units of a first parcel that stand no more: first the money, then store
   * credit; of cash by parcel.
   */
  owe(order: ModelOrder, root: ModelParcel, take: () => void, toCredit = false): void {
    const isCash = order.method === 'cod';
    const creditPaise = isCash ? root.creditPaise : order.creditPaise;
    const state = () => {
      const standing = this.standingOf(order, isCash ? root : undefined);
      const credit = Math.min(creditPaise, standing);
      return { credit, money: standing - credit };
    };
    const before = state();
    take();
    const after = state();
    this.moveCredit(order, after.credit - before.credit);
    if (isCash && !root.isCollected) return;
    const paise = isCash ? inRupees(before.money) - inRupees(after.money) : before.money - after.money;
    order.askedBackPaise += paise;
    order.roundedPaise += before.money - after.money - paise;
    if (!toCredit) return;
    order.paidBackPaise += paise;
    this.credit[order.person] = (this.credit[order.person] ?? 0) + paise;
  }

  /** The price of all units that were not returned, in paise. */
  standing(line: ModelLine): number {
    return line.paidPaise - share(line.paidPaise, line.qty, 0, line.cancelled + line.refunded);
  }

  /** The amount that the buyer still owes, in paise; below 0 the amount to refund. */
  due(order: ModelOrder): number {
    const sold = order.state === 'placed' ? order.lines.reduce((sum, line) => sum + this.standing(line), 0) : 0;
    return sold - order.creditHeldPaise - order.capturedPaise - order.collectedPaise + order.paidBackPaise + order.roundedPaise;
  }
}
