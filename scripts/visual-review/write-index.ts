import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Screenshot {
  scene: string;
  width: number;
  theme: string;
  language: string;
  /** Names of files in the folder of the sheet. */
  full: string;
  thumb: string;
  thumbWidth: number;
  thumbHeight: number;
  faults: string[];
}

const style = `
:root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; }
body { margin: 0; }
form { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; align-items: center; padding: .75rem 1rem; background: Canvas; border-bottom: 1px solid GrayText; }
form input[type=search] { width: 16rem; padding: .3rem .5rem; font: inherit; }
fieldset { display: flex; gap: .6rem; border: 0; padding: 0; margin: 0; }
section { padding: 1rem; border-bottom: 1px solid GrayText; }
h2 { margin: 0 0 .75rem; font-size: 1.1rem; }
.shots { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
figure { margin: 0; max-width: 100%; }
figure a { display: block; max-height: 70vh; overflow: hidden; border: 1px solid GrayText; }
img { display: block; max-width: 100%; height: auto; }
figcaption { font-size: .85rem; }
li { color: #c22; max-width: 30rem; overflow-wrap: anywhere; }
`;

const script = `
const shots = JSON.parse(document.getElementById('shots').textContent);
const form = document.querySelector('form');
const list = document.querySelector('main');
const values = (key) => [...new Set(shots.map((shot) => String(shot[key])))];
const keys = ['width', 'theme', 'language'];
for (const key of keys) {
  const set = document.createElement('fieldset');
  for (const value of values(key)) {
    const label = document.createElement('label');
    const box = Object.assign(document.createElement('input'), { type: 'checkbox', name: key, value, checked: true });
    label.append(box, ' ' + value);
    set.append(label);
  }
  form.append(set);
}
const count = form.appendChild(document.createElement('output'));
const figure = (shot) => {
  const made = document.createElement('figure');
  const link = Object.assign(document.createElement('a'), { href: shot.full, target: '_blank' });
  link.append(Object.assign(new Image(shot.thumbWidth, shot.thumbHeight), { loading: 'lazy', src: shot.thumb, alt: shot.scene }));
  const caption = document.createElement('figcaption');
  caption.append([shot.width, shot.theme, shot.language].join(' · '));
  const faults = document.createElement('ul');
  for (const fault of shot.faults) faults.append(Object.assign(document.createElement('li'), { textContent: fault }));
  if (shot.faults.length > 0) caption.append(faults);
  made.append(link, caption);
  return made;
};
const show = () => {
  const chosen = new FormData(form);
  const words = String(chosen.get('words')).toLowerCase();
  const seen = shots.filter((shot) => shot.scene.toLowerCase().includes(words)
    && keys.every((key) => chosen.getAll(key).includes(String(shot[key])))
    && (!chosen.has('faults') || shot.faults.length > 0));
  list.replaceChildren(...[...Map.groupBy(seen, (shot) => shot.scene)].map(([scene, group]) => {
    const section = document.createElement('section');
    const row = Object.assign(document.createElement('div'), { className: 'shots' });
    row.append(...group.map(figure));
    section.append(Object.assign(document.createElement('h2'), { textContent: scene }), row);
    return section;
  }));
  count.value = seen.length + ' of ' + shots.length;
};
form.addEventListener('input', show);
form.addEventListener('submit', (event) => event.preventDefault());
show();
`;

/** A page that shows the screenshots of a folder, to be filtered and scrolled through; it needs no server. */
export async function writeIndex(folder: string, shots: readonly Screenshot[]): Promise<void> {
  const data = JSON.stringify(shots).replaceAll('<', '\\u003c');
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Contact sheet</title>
<style>${style}</style>
<form>
<label>Page <input type="search" name="words" placeholder="cart, /account, mistakes…"></label>
<label><input type="checkbox" name="faults"> only with faults</label>
</form>
<main></main>
<script type="application/json" id="shots">${data}</script>
<script>${script}</script>
</html>
`,
  );
}
