export const product = {
  by: 'by',
  inclusive: 'Inclusive of all taxes',
  dutiesApart: 'Import duties and VAT are not included. The courier may collect them on delivery.',
  vatAtSale: {
    charged: 'VAT on parcels worth up to £135 is added in the cart. Above that the courier collects VAT and any duty on delivery.',
    'not-sold':
      'We cannot send parcels worth up to £135 to Great Britain yet. Above that the courier collects VAT and any duty on delivery.',
  },
  price: 'Price:',
  before: 'Before:',
  saved: (percent: number) => `${percent}% off`,
  until: (date: string) => `until ${date}`,

  gallery: {
    label: (title: string) => `Pictures of ${title}`,
    picture: (number: number, of: number) => `Picture ${number} of ${of}`,
    enlarge: (alt: string) => `Enlarge: ${alt}`,
    previous: 'Previous picture',
    next: 'Next picture',
    close: 'Close',
    magnify: 'Magnify',
    whole: 'Show the whole picture',
    none: 'Not photographed yet',
  },

  stock: {
    soldOut: 'Sold out',
    soldOutHere: 'This one is sold out. Try another.',
    unavailable: 'Not available at the moment',
    oneOfAKind: 'One of a kind',
    madeToOrder: (days: number) => `Made to order: leaves the workshop in about ${days} ${days === 1 ? 'day' : 'days'}`,
    few: (count: number) => `Only ${count} left`,
    inStock: 'In stock',
  },

  choice: {
    color: 'Colour',
    size: 'Size',
    oneSize: 'One size',
    missing: { color: 'Choose a colour', size: 'Choose a size' },
    compare: 'Compare prices',
    show: 'Show this choice',
    soldOut: 'sold out',
    notMade: { color: 'not in this size', size: 'not in this colour' },
    soldOutNote: 'Crossed out: sold out.',
    notMadeNote: {
      color: (chosen: string) => `Dashed: not made in ${chosen}; choosing it changes the size.`,
      size: (chosen: string) => `Dashed: not made in ${chosen}; choosing it changes the colour.`,
    },
    followed: (variant: string) => `That combination is not made. You are now looking at ${variant}.`,
  },

  quantity: {
    label: 'Quantity',
    less: 'One less',
    more: 'One more',
    problems: {
      'not-a-number': () => 'This needs a number, so it is 1 again.',
      'not-whole': (quantity: number) => `Only whole pieces are sold, so it is ${quantity}.`,
      'below-one': () => 'The smallest quantity is 1.',
      'above-stock': (quantity: number) =>
        quantity === 1 ? 'Only 1 is in stock.' : `Only ${quantity} are in stock, so it is ${quantity}.`,
    },
  },

  sizes: {
    heading: 'Size table',
    note: 'In centimetres and inches',
    cm: (number: string) => `${number} cm`,
    inches: (number: string) => `${number} in`,
  },

  facts: {
    heading: 'In short',
    madeIn: (place: string) => `Made by hand in ${place}`,
    gi: (name: string) => `GI tag: ${name}`,
  },

  actions: {
    ask: 'Ask about this piece',
    share: 'Share',
    copied: 'Link copied.',
    notCopied: 'The link could not be copied.',
  },

  cart: {
    add: 'Add to cart',
    adding: 'Adding…',
    soldOut: 'Sold out',
    inCart: (count: number) => `${count} in your cart`,
    added: (count: number, title: string) => `${count} × ${title} ${count === 1 ? 'is' : 'are'} in your cart.`,
    view: 'View cart',
    checkout: 'Checkout',
    companions: 'From the same seller, in the same parcel',
    full: (stock: number) => (stock === 1 ? 'The only one is already in your cart.' : `All ${stock} in stock are already in your cart.`),
    partly: (inCart: number, room: number) =>
      `${inCart} ${inCart === 1 ? 'is' : 'are'} already in your cart, so only ${room} more can be added.`,
    noScript: 'The cart needs JavaScript, which is switched off in this browser.',
  },

  promises: {
    heading: 'Delivery and returns',
    delivery: 'Delivery',
    free: 'FREE',
    ready: (from: number, until: number) => `Delivery in ${from}-${until} days`,
    madeToOrder: (days: number, from: number, until: number) =>
      `Made for you in about ${days} ${days === 1 ? 'day' : 'days'}, then ${from}-${until} days by courier`,
    monthsFull: (day: string) => `The workshop has many orders: this one leaves by ${day}.`,
    counted: 'Counted from the day you order',
    arrives: (range: string) => `Order now, at your door ${range}`,
    cashOnDelivery: 'Cash on delivery available in India',
    askPin: 'Check your PIN code',
    pin: 'PIN code',
    check: 'Check',
    otherPin: 'Another PIN code',
    pinWrong: 'A PIN code has six digits, such as 302001.',
    notFound: 'We could not check this now. Try again in a moment.',
    deliversTo: (place: string, range: string) => `Delivers to ${place} ${range}`,
    cashThere: 'Cash on delivery available',
    noCashThere: 'No cash on delivery there; pay online instead',
    notServed: (place: string) => `We do not deliver to ${place} yet`,
    returns: 'Returns',
    returnsText:
      'If it arrives damaged, defective or not as shown, tell us within 7 days of receipt. Approved refunds take 3-5 business days.',
    cancel: 'Cancelling',
    cancelText: 'Free cancellation until it is packed.',
    more: 'Cancellation and refund policy',
  },

  people: {
    soldBy: 'Sold by',
    verified: 'Verified seller',
    verifiedNote:
      'We have checked the registration and the address of this business. It says nothing about a single piece; for that, read its page.',
    sends: (days: number) => (days === 1 ? 'Sends within 1 working day' : `Sends within ${days} working days`),
    atWork: (year: number) => `At work since ${year}`,
    madeBy: 'Made by',
    since: (year: number) => `since ${year}`,
    story: 'Read their story',
  },

  details: {
    about: 'About this piece',
    heading: 'Details',
    materials: 'Materials',
    technique: 'Technique',
    region: 'Region',
    gi: 'GI tag',
    giNote: (name: string) =>
      `${name} is registered in India as a geographical indication: only pieces made in its home region, in the traditional way, may carry the name.`,
    dimensions: 'Dimensions',
    length: (cm: string) => `${cm} cm long`,
    width: (cm: string) => `${cm} cm wide`,
    height: (cm: string) => `${cm} cm high`,
    diameter: (cm: string) => `${cm} cm across`,
    weight: 'Weight',
    grams: (number: string) => `${number} g`,
    kilograms: (number: string) => `${number} kg`,
    quantity: 'Net quantity',
    hsn: 'HSN code',
    country: 'Country of origin',
    care: 'Care',
    unique: 'No two alike',
    sku: 'Article number',
  },

  related: {
    sameParcel: 'Ordered together, they arrive in the same parcel.',
    likeIt: 'Others like it',
    byMaker: (maker: string) => `More by ${maker}`,
    similar: (subcategory: string) => `More from ${subcategory}`,
    seeAll: 'See all',
  },

  missing: {
    title: 'Product not found.',
    text: 'The link may be mistyped, or the item has sold.',
  },
};
