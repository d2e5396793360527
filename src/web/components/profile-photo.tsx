import { useState } from 'react';
import { PersonIcon } from '#ui/icons.tsx';

interface ProfilePhotoProps {
  /** Address of the picture; without one the sign of a person stands there. */
  photo: string | undefined;
  /** What it says to who cannot see it; nothing where words stand beside it. */
  alt?: string;
  className: string;
  signClassName?: string;
}

/** The picture that a person gave. One that is gone, such as after a removal elsewhere, makes room for the sign. */
export function ProfilePhoto({ photo, alt = '', className, signClassName }: ProfilePhotoProps) {
  const [broken, setBroken] = useState<string>();
  if (!photo || photo === broken) return <PersonIcon className={signClassName} />;
  return <img src={photo} alt={alt} onError={() => setBroken(photo)} className={`rounded-full bg-sunk object-cover ${className}`} />;
}
