"""python recolor.py IN.avif OUT.png FROM TO [FROM TO ...] [--white '#d0c6b4'] [--hue 24 44] [--box 0 .4 1 1]     The same photograph of a piece in another of its colours.

FROM is a colour as the photograph shows it in full light, TO what takes its stead there. Each point of the picture counts as so much of
FROM in its shade and so much of the ground's white, which keeps highlights, soft edges and prints as they are. A hue within the first
angle of FROM changes wholly, from the second on not at all; nothing changes outside the box (left, top, right, bottom, of 1).
"""
import argparse
import numpy as np
from PIL import Image
linear = lambda a: np.where(a <= .04045, a/12.92, ((a+.055)/1.055)**2.4)
display = lambda a: np.where(a <= .0031308, a*12.92, 1.055*np.clip(a, 1e-9, None)**(1/2.4)-.055)
colour = lambda h: linear(np.array([int(h[k:k+2], 16) for k in (1, 3, 5)])/255)
E1, E2 = np.array([1, -1, 0])/2**.5, np.array([1, 1, -2])/6**.5      # the plane across white
plane = lambda a: a @ E1 + 1j*(a @ E2)

def recolor(img, rules, hue=(24, 44)):
    """img, in linear light and balanced to white, with its rules [(from, to), ...] applied"""
    z = plane(img); out = img.copy(); inner, outer = np.radians(hue); tinted = np.clip((np.abs(z)/(img.max(-1)+1e-6)-.14)/.16, 0, 1)     # the ground in a warmer or a cooler light is none of it
    away = [np.abs(np.angle(z*np.exp(-1j*np.angle(plane(a))))) for a, _ in rules]
    for (a, b), d in zip(rules, away):
        part = tinted*np.clip((outer-d)/(outer-inner), 0, 1)*np.all([d <= other for other in away], axis=0)
        tint = img-img.mean(-1, keepdims=True); out += part[..., None]*((np.abs(z)/np.abs(plane(a)))[..., None]*(b-a.mean())-tint)
    return out

if __name__ == '__main__':
    p = argparse.ArgumentParser(); p.add_argument('source'); p.add_argument('target'); p.add_argument('pairs', nargs='+')
    p.add_argument('--white', default='#ffffff'); p.add_argument('--hue', nargs=2, type=float, default=(24, 44)); p.add_argument('--box', nargs=4, type=float, default=(0, 0, 1, 1)); o = p.parse_args()
    white = colour(o.white); img = linear(np.asarray(Image.open(o.source).convert('RGB'), np.float64)/255); H, W = img.shape[:2]
    x0, y0, x1, y1 = (int(f*n) for f, n in zip(o.box, (W, H, W, H))); part = img[y0:y1, x0:x1]
    part[:] = recolor(part/white, [(colour(a)/white, colour(b)/white) for a, b in zip(o.pairs[::2], o.pairs[1::2])], o.hue)*white
    Image.fromarray(np.rint(np.clip(display(np.clip(img, 0, 1)), 0, 1)*255).astype(np.uint8)).save(o.target)
