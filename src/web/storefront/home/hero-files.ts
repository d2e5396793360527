import tall480 from './hero/tall-480.avif?url';
import tall640 from './hero/tall-640.avif?url';
import tallWebp from './hero/tall-640.webp?url';
import tall960 from './hero/tall-960.avif?url';
import wide768 from './hero/wide-768.avif?url';
import wide1280 from './hero/wide-1280.avif?url';
import wideWebp from './hero/wide-1280.webp?url';
import wide2400 from './hero/wide-2400.avif?url';

/** Minimum window width for the wide picture; narrower windows get the tall one. */
export const wideFrom = '40rem';

export const wide = {
  avif: `${wide768} 768w, ${wide1280} 1280w, ${wide2400} 2400w`,
  webp: wideWebp,
  width: 2400,
  height: 1200,
};
/**
 * An eighth below the window's width: the difference is invisible on a phone, and the next larger picture is
 * twice as heavy.
 */
export const tallSizes = '88vw';
export const tall = { avif: `${tall480} 480w, ${tall640} 640w, ${tall960} 960w`, webp: tallWebp, width: 960, height: 960 };

/** Head links that preload the fitting picture before the body is parsed. */
export const heroPreloads = [
  { files: wide, sizes: '100vw', media: `(min-width: ${wideFrom})` },
  { files: tall, sizes: tallSizes, media: `not all and (min-width: ${wideFrom})` },
].map(({ files, sizes, media }) => ({
  tagName: 'link',
  rel: 'preload',
  as: 'image',
  type: 'image/avif',
  media,
  imageSrcSet: files.avif,
  imageSizes: sizes,
  fetchPriority: 'high',
}));
