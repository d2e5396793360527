/**
 * The inline script of the head that answers clicks on buttons from the first paint on, long before the
 * scripts of a slow line. A button is marked busy at once and its click kept for `use-replay-early-
 * click.ts`; React never sees the click itself, or it could count twice. `data-once` marks buttons whose
 * repeated clicks count once. `data-needs` names the group that has to be chosen from first: the click
 * leads there instead. A link with `data-early` is marked while the browser follows it.
 */
export const earlyClicksScript = `{
const early = window.earlyClicks = { buttons: [], record: (event) => {
  const link = event.target.closest?.("a[data-early]");
  if (link) link.setAttribute("aria-busy", "true");
  const button = event.target.closest?.("button[type=button]:not([popovertarget], [commandfor])");
  if (!button) return;
  event.stopImmediatePropagation();
  const group = button.dataset.needs && document.getElementById(button.dataset.needs);
  if (group && !group.querySelector(":checked")) {
    group.dataset.missing = "";
    group.scrollIntoView({ block: "center" });
    return;
  }
  button.setAttribute("aria-busy", "true");
  if (!("once" in button.dataset && early.buttons.includes(button))) early.buttons.push(button);
} };
addEventListener("click", early.record, true);
addEventListener("pageshow", (event) => {
  if (event.persisted) for (const link of document.querySelectorAll("a[aria-busy]")) link.removeAttribute("aria-busy");
});
}`;
