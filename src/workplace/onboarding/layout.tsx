import { Outlet } from 'react-router';
import { useLanguage } from '../language.ts';
import { links } from '../links.ts';
import { Frame } from '../parts/frame.tsx';
import { useOnboardingMessages } from './messages.ts';

/** Pages behind links from mails, which visitors open without an account. */
export default function OnboardingLayout() {
  return (
    <Frame name={useOnboardingMessages().name} home={links(useLanguage()).becomeASeller()} isGuest>
      <Outlet />
    </Frame>
  );
}
