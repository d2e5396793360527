import type { Connection, Statement } from '#platform/database/database.ts';
import type { ShopRole } from '#shared/access.ts';
import type { Language } from '#shared/localized.ts';

/** A person who works for a shop. */
export interface MemberRow {
  userId: string;
  name: string;
  email: string;
  language: Language;
  role: ShopRole;
  joinedAt: Date;
  secondFactor: boolean;
}

const members: Statement = {
  name: 'sellers.members',
  text: `select u.id as "userId", u.name, u.email, u.language, p.role, p.joined_at as "joinedAt",
      u.totp_confirmed_at is not null as "secondFactor"
    from seller_people p join users u on u.id = p.user_id
    where p.seller_id = $1 and (not p.made_in_demo or $2) and u.email is not null order by p.joined_at, u.id`,
};

/** Reads the people who work for a shop, in the order in which they joined. */
export async function readMembers(db: Connection, sellerId: string, demo: boolean): Promise<MemberRow[]> {
  return db.run(members, [sellerId, demo]);
}

/** Changes the role of a member. */
export async function writeRole(db: Connection, sellerId: string, userId: string, role: ShopRole): Promise<void> {
  await db.execute('update seller_people set role = $3 where seller_id = $1 and user_id = $2', [sellerId, userId, role]);
}

export async function deleteMember(db: Connection, sellerId: string, userId: string): Promise<void> {
  await db.execute('delete from seller_people where seller_id = $1 and user_id = $2', [sellerId, userId]);
}
