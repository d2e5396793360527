export interface DemoAccount {
  role: 'buyer' | 'seller' | 'admin';
  name: string;
  email: string;
  password: string;
  /** Key of the authenticator, to be typed into one. */
  totpSecret?: string | undefined;
}

/** Accounts of a demonstration. Their passwords are public: they open nothing where `DEMO` is off. */
export const demoAccounts: readonly DemoAccount[] = [
  { role: 'buyer', name: 'Meera Demo', email: 'buyer@demo.example', password: 'terracotta-buyer-24' },
  { role: 'seller', name: 'Kabir Demo', email: 'seller@demo.example', password: 'terracotta-seller-24' },
  {
    role: 'admin',
    name: 'Anita Demo',
    email: 'admin@demo.example',
    password: 'terracotta-admin-24',
    totpSecret: 'KARIGARIDEMOADMINSECRET2LOTUS234',
  },
];
