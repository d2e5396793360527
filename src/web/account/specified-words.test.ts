import { expect, test } from 'vitest';
import { account } from '../messages/en/account.ts';
import { accountMenu } from '../messages/en/account-menu.ts';
import { signIn } from '../messages/en/sign-in.ts';
import { wishlist } from '../messages/en/wishlist.ts';

/** Every text of a group, functions aside. */
const textsOf = (group: unknown): string[] =>
  typeof group === 'string' ? [group] : group && typeof group === 'object' ? Object.values(group).flatMap(textsOf) : [];

test.each([
  ['login', signIn, ['An error occurred during login', 'Email or password incorrect.']],
  ['login', signIn, ['Invalid email or password. Please try again.']],
  ['login', signIn, ['Please verify your email address using the otp sent to your email id.']],
  ['signup', signIn, ['Signup failed. Try again.', 'Network error. Please try again.']],
  ['the code', signIn, ['Invalid or expired OTP.', 'Network error. Try again.']],
  ['the verification page', signIn, ['Email Verified', 'Verification Failed', 'Try Signing Up Again']],
  ['the verification page', signIn, ['Sorry, this verification link is invalid or has expired.']],
  ['the menu', accountMenu, ['My Orders', 'Saved Addresses', "FAQ's", 'Account Privacy', 'Logout']],
  [
    'the sidebar',
    { ...account.menu, logout: accountMenu.logout },
    ['My Orders', 'My Addresses', 'My Wishlist', 'Account Privacy', 'Logout'],
  ],
  ['profile', account, ['Profile updated successfully!', 'Failed to update profile.', 'Something went wrong!']],
  ['orders', account, ["You haven't placed any orders yet."]],
  ['addresses', account.addresses, ['My Addresses', 'Add new address', 'Add New Address', 'Edit Address', 'Label', 'e.g., Home, Work']],
  ['the address modal', account.addresses, ['Address Details', 'Save']],
  ['addresses', account, ['Failed to save address.', 'Failed to delete address.', 'Something went wrong.']],
  ['privacy', account, ['Account Privacy & Settings', 'Personal Information', 'Full Name', 'Email', 'Phone Number']],
  ['privacy', account, ['Change Password', 'Save Changes', 'Saving...', 'Privacy Preferences', 'Danger Zone']],
  ['privacy', account, ['Allow personalized recommendations', 'Receive promotional emails']],
  ['privacy', account, ['Details updated successfully!', 'Failed to update details.']],
  ['deletion', account, ['Delete My Account', 'Are you sure?', 'Cancel', 'Delete']],
  ['deletion', account, ['Deleting your account is permanent. All your orders, addresses, and data will be erased.']],
  ['deletion', account, ['This will permanently delete your account and all your data!']],
  ['deletion', account, ['Account deleted.', 'Failed to delete account.', 'Error deleting account.']],
  ['wishlist', wishlist, ['My Wishlist', 'Nothing to show yet.']],
] as const)('%s speaks the words of the specification (%#)', (_screen, group, words) => {
  expect(textsOf(group)).toEqual(expect.arrayContaining([...words]));
});
