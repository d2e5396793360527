import { cloths, greyHair, ink, paper, shadedSkins, skins } from './colours.ts';
import type { Person } from './portrait-traits.ts';

const face = 'M-42-240C-42-300 42-300 42-240C42-205 24-172 0-172C-24-172-42-205-42-240Z';
/** The shaded side of the face; its edge is the nose. */
const faceShade = 'M3-284C30-284 42-268 42-240C42-205 24-172 2-172L2-206L13-210L4-246Z';
const body = 'M-134 0C-134-100-98-138-36-152L36-152C98-138 134-100 134 0Z';
const bodyShade = 'M36-152C98-138 134-100 134 0L62 0C66-60 52-110 20-152Z';

const line = (d: string, width = 2.4, colour: string = ink) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
const area = (d: string, colour: string, more = '') => `<path fill="${colour}"${more} d="${d}"/>`;

/** Draws a generic face that looks down at the work. */
function features({ spectacles, bindi, beard, grey, skin }: Person): string {
  const hair = grey ? greyHair : ink;
  const calm =
    line('M-31-234q10 8 21 1M15-234q9 7 18 0', 2.8) +
    line('M-33-251q11-7 23-2M13-253q10-5 21 2', 2.4, beard !== 'none' && grey ? greyHair : ink) +
    (beard === 'full' ? '' : line('M-9-192q9 5 18 0', 2.6, skin > 2 ? '#3f1f16' : '#7a3226'));
  const moustache = 'M-24-198C-14-209-4-207 0-204C4-207 14-209 24-198C12-195-12-195-24-198Z';
  const full = 'M-42-232C-46-176-24-148 0-148C24-148 46-176 42-232C38-212 30-206 18-204C8-210-8-210-18-204C-30-206-38-212-42-232Z';
  return (
    (beard === 'full' ? area(full, hair) + line('M-8-190q8 4 16 0', 2.2, shadedSkins[skin]) : '') +
    (beard === 'moustache' ? area(moustache, hair) : '') +
    calm +
    (bindi ? '<circle cx="1" cy="-262" r="4.4" fill="#a4412e"/>' : '') +
    (spectacles ? line('M-35-234a14 13 0 1 0 28 0a14 13 0 1 0-28 0M9-234a13 13 0 1 0 26 0a13 13 0 1 0-26 0M-7-236q8-5 16 0', 2.2) : '')
  );
}

const hairOf = ({ grey }: Person) => (grey ? greyHair : ink);
const parted = 'M-45-222C-54-306 54-306 45-222C43-252 30-268 1-282C-28-268-42-252-45-222Z';
const short = 'M-46-232C-54-312 54-316 46-232C45-252 38-264 26-272C6-262-20-262-34-266C-41-258-44-248-46-232Z';

/** Draws headwear over face and hair. @param over fill of the outer cloth */
function headwear(person: Person, over: string): string {
  const { body: colour, shade, print } = cloths[person.dyes[0]];
  switch (person.head) {
    case 'safa':
      return (
        area('M44-262C78-236 86-190 74-150L98-112C112-178 102-238 62-276Z', shade) +
        area('M-53-250C-74-296-44-340 4-340C54-340 74-296 54-246C36-268-28-272-53-250Z', over) +
        line('M-58-268C-24-304 22-314 62-288M-60-292C-24-326 16-334 52-320M-48-256C-8-290 32-290 58-264', 4, shade) +
        line('M-56-280C-22-314 18-324 58-304', 2, print)
      );
    case 'dastar':
      return (
        area('M-52-244C-66-304-34-344 0-350C34-344 66-304 52-244L0-292Z', over) +
        area('M-20-272L0-292L20-272C8-277-8-277-20-272Z', cloths[person.dyes[1]].body) +
        line('M-54-262L6-312M-56-282L8-328M-50-302L6-342M54-262L10-296', 3.2, shade)
      );
    case 'cap':
      return (
        area('M-45-254C-48-318 48-318 45-254C22-266-22-266-45-254Z', paper) +
        area('M18-300C38-294 47-278 45-254C38-258 30-260 24-261C28-276 26-290 18-300Z', '#dccdb0') +
        line('M-43-262C-20-273 20-273 43-262', 3, colour)
      );
    case 'wool-cap':
      return (
        area('M-46-262C-50-326 50-326 46-262Z', over) +
        area('M-54-276C-30-288 30-288 54-276L50-246C28-260-28-260-50-246Z', cloths[person.dyes[1]].body) +
        line('M-48-262C-26-274 26-274 48-262', 4, cloths[person.dyes[1]].print)
      );
    default:
      return '';
  }
}

/** Draws what is behind the head: a veil to the shoulders, a knot of hair with jasmine, plaits. */
function behind(person: Person, over: string): string {
  switch (person.head) {
    case 'veil':
      return area(
        'M0-322C-64-322-74-252-66-196C-62-168-104-146-122-96L-138 0L138 0L122-96C104-146 62-168 66-196C74-252 64-322 0-322Z',
        over,
      );
    case 'braid':
      return (
        `<circle cx="-46" cy="-206" r="21" fill="${hairOf(person)}"/>` +
        `<g fill="${paper}"><circle cx="-66" cy="-214" r="5.5"/><circle cx="-69" cy="-204" r="5.5"/><circle cx="-66" cy="-194" r="5.5"/><circle cx="-58" cy="-187" r="5.5"/><circle cx="-60" cy="-223" r="5.5"/></g>`
      );
    case 'shawl':
      return area('M-42-236C-56-200-54-150-50-100L-34-100L-34-210ZM42-236C56-200 54-150 50-100L34-100L34-210Z', hairOf(person));
    default:
      return '';
  }
}

/** Draws the clothing of the shoulders. */
function clothing(person: Person, over: string): string {
  const outer = cloths[person.dyes[0]];
  const inner = cloths[person.dyes[1]];
  const base = area(body, inner.body) + area(bodyShade, inner.shade);
  if (person.woman && person.head === 'shawl')
    return (
      base +
      area('M-134 0C-134-100-98-138-40-152L-8-120L30 0ZM134 0C134-100 98-138 40-152L8-120L-10-60L50 0Z', over) +
      line('M-40-150L-8-120L30 0', 7, outer.print)
    );
  if (person.woman) {
    const drape = 'M40-152C98-138 134-100 134 0L-104 0C-60-40 0-70 10-152Z';
    return base + area(drape, over) + line('M10-152C0-70-60-40-104 0', 9, outer.print) + line('M10-152C0-70-60-40-104 0', 3.4, outer.shade);
  }
  const placket =
    line('M0-150V-66', 2.4, inner.shade) +
    `<g fill="${inner.print}"><circle cy="-132" r="3"/><circle cy="-112" r="3"/><circle cy="-92" r="3"/></g>`;
  const collar = line('M-30-153C-20-134 20-134 30-153', 7, inner.shade);
  if (person.head === 'dastar' || person.head === 'wool-cap' || person.beard === 'full')
    return (
      base +
      placket +
      collar +
      area('M-36-152C-98-138-134-100-134 0L-40 0C-22-60-24-110-40-150ZM36-152C98-138 134-100 134 0L40 0C22-60 24-110 40-150Z', over) +
      collar
    );
  return (
    base +
    placket +
    collar +
    area('M-34-152C-60-146-82-136-98-122C-84-80-84-40-86 0L-36 0C-34-60-34-110-34-152Z', over) +
    line('M-86-14H-36M-86-24H-36', 3.4, outer.print)
  );
}

/**
 * Draws a person to the waist: 0 0 is the middle of the waist, the head's top about 340 above.
 * @param cloth fill of the outer cloth
 */
export function drawFigure(person: Person, cloth: string): string {
  const skin = skins[person.skin] as string;
  const shade = shadedSkins[person.skin] as string;
  const hasHair = person.head === 'veil' || person.head === 'braid' || person.head === 'shawl';
  const earring = person.woman ? `<g fill="#d69f35"><circle cx="-43" cy="-210" r="5"/><circle cx="43" cy="-210" r="5"/></g>` : '';
  return (
    behind(person, cloth) +
    clothing(person, cloth) +
    area('M-21-196H21V-158C21-142-21-142-21-158Z', shade) +
    (person.head === 'veil'
      ? ''
      : `<ellipse cx="-42" cy="-228" rx="7" ry="12" fill="${skin}"/><ellipse cx="42" cy="-228" rx="7" ry="12" fill="${shade}"/>`) +
    area(face, skin) +
    area(faceShade, shade) +
    features(person) +
    (hasHair ? area(parted, hairOf(person)) : area(short, hairOf(person))) +
    earring +
    (person.woman && person.head !== 'shawl' ? line('M-26-158C-14-138 14-138 26-158', 4, '#d69f35') : '') +
    (person.head === 'veil'
      ? line('M-40-140C-64-176-62-250-46-278C-30-302 30-302 46-278C62-250 64-176 40-140', 10, cloths[person.dyes[0]].print) +
        line('M-40-140C-64-176-62-250-46-278C-30-302 30-302 46-278C62-250 64-176 40-140', 3, cloths[person.dyes[0]].shade)
      : '') +
    headwear(person, cloth)
  );
}
