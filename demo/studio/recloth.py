"""blender -b -P recloth.py -- recloth - 800 0 1 1 < jobs     Dyes the pictures of items/clothbase.py: lines 'OUT BASE CLOTH [detail]', cloths in items/cloths.py"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import studio
from studio import *
from items.cloths import CLOTHS
lin = lambda a: np.where(a <= .04045, a/12.92, ((a+.055)/1.055)**2.4)
def sample(tex, u, v):
    H, W = tex.shape[:2]; y, x = (v % 1)*H-.5, (u % 1)*W-.5
    return np.stack([ndi.map_coordinates(tex[..., k], [y, x], order=1, mode='grid-wrap') for k in range(tex.shape[2])], -1)
def fill(a, m):
    """values of a where m, spread over the rest"""
    out = np.zeros_like(a); den = np.zeros(a.shape[:2]); 
    for sg in (1, 3, 9, 30, 90):
        w = ndi.gaussian_filter(m.astype(np.float32), sg); v = ndi.gaussian_filter(a*m[..., None], (sg, sg, 0)); k = (den < .02) & (w > .02); out[k] = v[k]/w[k][:, None]; den[k] = 1
    out[m > 0] = a[m > 0]; return out
def window(a, cx, cy, k, n):
    """the part of a about (cx, cy) that a lens k times as long sees, n pixels wide"""
    h = a.shape[0]; t = (np.arange(n)+.5)/n-.5; y = (cy+t/k)*h-.5; x = (cx+t/k)*h-.5; Y, X = np.meshgrid(y, x, indexing='ij')
    return np.stack([ndi.map_coordinates(a[..., q], [Y, X], order=3, mode='nearest') for q in range(a.shape[2])], -1)
half = lambda a: (a[0::2, 0::2]+a[1::2, 0::2]+a[0::2, 1::2]+a[1::2, 1::2])/4
CACHE = {}
def light(base):
    """how much light reaches each point of the cloth, and the room around it"""
    if base not in CACHE:
        Z = np.load(f'{TMP}/base_{base}.npz'); D, alb = Z['D'][::-1], Z['alb'][::-1]; h = D.shape[0]
        ids = np.rint(Z['uv'][::-1][..., 2]); cov = np.asarray(Image.fromarray((ids > 0).astype(np.float32)).resize((h, h), Image.BOX)); s = D/np.maximum(alb, .04)
        CACHE.clear(); CACHE[base] = (fill(s, cov > .93), fill(D, cov < .02), Z['uv'][::-1], Z['uv2'][::-1] if 'uv2' in Z else None, tuple(Z['detail']) if 'uv2' in Z else None, np.median(s[cov > .93].mean(-1)), np.percentile(D @ np.array([.2126, .7152, .0722], np.float32), 85))
    return CACHE[base]
def dye(base, cloths, tint=None, out=None, detail=False):
    S0, B0, uv1, uv2, det, ref, bright = light(base); uv = uv2 if detail else uv1; win = det if detail else (.5, .5, 1.0); n = SIZE
    s, back = np.maximum(window(S0, *win, n), 0), np.maximum(window(B0, *win, n), 0)
    ids = np.rint(uv[..., 2]).astype(int); new = np.zeros(uv.shape, np.float32); met = np.zeros(uv.shape[:2], np.float32); cov = (ids > 0).astype(np.float32)
    for i, c in enumerate(cloths, 1):
        k = ids == i
        if not k.any(): continue
        if isinstance(c, str): new[k] = lin(rgb(c)/255.); continue
        img, mk = c; t = lin(ndi.gaussian_filter(img.astype(np.float32)/255, (.6, .6, 0))); u, v = uv[..., 0][k]-8, uv[..., 1][k]-8; new[k] = sample(t, u, v)
        if mk is not None: met[k] = sample(mk[..., None].astype(np.float32)/255, u, v)[:, 0]
        th = np.sin(u*1500)*np.sin(v*1500*(img.shape[0]/img.shape[1])); new[k] *= (1+(.10 if detail else .045)*th)[:, None]
    new, met, cov = half(new), half(met), half(cov); c3 = cov[..., None]; sh = s.mean(-1, keepdims=True)/ref; glow = np.clip(sh, 0, 3)**1.7
    lit = s*new*(1-met[..., None])+s*new*met[..., None]*(.35+1.0*glow)+.012*s*c3
    if tint: back = back*(lin(rgb(tint)/255.)/lin(rgb('#e4d8c6')/255.))
    P = np.ascontiguousarray((lit+back*(1-c3))[::-1]).astype(np.float32); lum = lambda a: a @ np.array([.2126, .7152, .0722])
    if detail: os.environ['KEY'] = str(.90*np.percentile(lum(P), 85)/(bright*(lum(lin(rgb(tint)/255.))/lum(lin(rgb('#e4d8c6')/255.)) if tint else 1)))   # exposed as the whole picture is
    finish(P, out); os.environ.pop('KEY', None)
if __name__ == '__main__':
    for line in sys.stdin:
        if not line.strip(): continue
        out, base, name, *more = line.split(); t = time.time()
        try: c = CLOTHS[name]; dye(base, c['cloths'](), c.get('tint'), out, bool(more)); print('DYED', out, round(time.time()-t, 1), flush=True)
        except Exception as e: import traceback; traceback.print_exc()
