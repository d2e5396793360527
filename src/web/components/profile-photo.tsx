import { useState } from 'react';
import { PersonIcon } from '#ui/icons.tsx';

interface ProfilePhotoProps {
  /** URL of the picture; an icon takes its place without one. */
  photo: string | undefined;
  /** Alternative text; empty where a text stands beside it. */
  alt?: string;
  className: string;
  signClassName?: string;
}

/**
 * A profile photo, or an icon where there is none or it fails to load, such as after its removal elsewhere.
 */
export function ProfilePhoto({ photo, alt = '', className, signClassName }: ProfilePhotoProps) {
  const [broken, setBroken] = useState<string>();
  if (!photo || photo === broken) return <PersonIcon className={signClassName} />;
  return <img src={photo} alt={alt} onError={() => setBroken(photo)} className={`rounded-full bg-sunk object-cover ${className}`} />;
}
