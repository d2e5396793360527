"""python recloth.py -- recloth 1600 < jobs     Dyes the poses that pose.py keeps: lines 'OUT.png POSE SIDE CLOTH [LAY]', cloths in items/cloths.py, LAY how the cloth lies on the pose."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
from items.cloths import CLOTHS
lin = lambda a: np.where(a <= .04045, a/12.92, ((a+.055)/1.055)**2.4)
LIN = lin(np.arange(256)/255.).astype(np.float32)
lum = lambda a: a @ np.array([.2126, .7152, .0722], np.float32)
WALL = lum(lin(rgb('#e4d8c6')/255.)); GREY = lin(188/255.)
LAYS = {   # from where a point lies on the pose to where it lies on the cloth's image
    'own': lambda u, v: (u, v), 'side': lambda u, v: (v*11.1/2.8, .405+u*1.19), 'sides': lambda u, v: (v*11.1/2.8, .405+np.maximum(u, 1-u)*1.19), 'hung': lambda u, v: (u, 1-v*11.1/3.4), 'middle': lambda u, v: (v*11.1/2.8, .62+u*3.4/2.8), 'down': lambda u, v: (.3+u*3.4/2.8, 1-v*11.1/2.8), 'half': lambda u, v: (u, np.minimum(v*2, .95)), 'folded-half': lambda u, v: (u*.96, np.minimum((.012+np.abs(v-.47)*.33)*2, .95)), 'folded': lambda u, v: (u*.96, .012+np.abs(v-.47)*.33),
}
def sample(tex, u, v):
    H, W = tex.shape[:2]; y, x = (v % 1)*H-.5, (u % 1)*W-.5; y0, x0 = np.floor(y).astype(np.int32), np.floor(x).astype(np.int32); fy, fx = (y-y0)[:, None].astype(np.float32), (x-x0)[:, None].astype(np.float32); a, b, c, d = y0 % H, (y0+1) % H, x0 % W, (x0+1) % W
    return (tex[a, c]*(1-fx)+tex[a, d]*fx)*(1-fy)+(tex[b, c]*(1-fx)+tex[b, d]*fx)*fy
def fill(a, m):
    """values of a where m, spread over the rest"""
    out = np.zeros_like(a); den = np.zeros(a.shape[:2])
    for sg in (1, 3, 9, 30, 90):
        w = ndi.gaussian_filter(m.astype(np.float32), sg); v = ndi.gaussian_filter(a*m[..., None], (sg, sg, 0)); k = (den < .02) & (w > .02); out[k] = v[k]/w[k][:, None]; den[k] = 1
    out[m > 0] = a[m > 0]; return out
KEPT = {}
def light(pose, side):
    """how much light reaches each point of the cloth, the room around it, and the light of the whole picture"""
    if (pose, side) not in KEPT:
        Z = np.load(f'{TMP}/base_{pose}_{side}.npz'); D, uv = Z['D'][::-1], Z['uv'][::-1]; n = D.shape[0]; ids = np.rint(uv[..., 2]).astype(np.int8); cov = np.asarray(Image.fromarray((ids > 0).astype(np.float32)).resize((n, n), Image.BOX)); s = D/GREY
        back = fill(D, cov < .02) if (cov < .02).any() else D*0; full = np.percentile(lum(np.load(f'{TMP}/base_{pose}_whole.npz')['D']), 85)
        KEPT[pose, side] = [np.maximum(scaled(a, FRAME), 0) for a in (fill(s, cov > .93), back)]+[uv[..., 0]-8, uv[..., 1]-8, ids, np.median(s[cov > .93].mean(-1)), full]
    return KEPT[pose, side]
def weave(u, v, su, sv, n):
    """the relief of a plain weave of n threads to the unit, as far as the picture is near enough to show it"""
    if not n: return 1.0        # paper
    near = [float(np.clip((1/(n*s+1e-9)-2.0)/2.0, 0, 1)) for s in (su, sv)]; a = min(near)
    if a <= 0: return 1.0
    p, q = u*n, v*n; i, j = np.floor(p).astype(np.int64), np.floor(q).astype(np.int64); cu, cv = np.cos(math.pi*(p-i-.5)), np.cos(math.pi*(q-j-.5)); h = np.where((i+j) % 2 == 0, cu*(.72+.28*cv), cv*(.72+.28*cu)); r = np.random.default_rng(5).normal(size=4096).astype(np.float32)
    return 1+a*(.55*(h-.62)+.045*r[i % 4096]+.045*r[(j+977) % 4096])
def dye(out, pose, side, cloths, tint=None, lay='own', threads=620):
    s, back, U, V, ids, ref, full = light(pose, side); n = ids.shape[0]; new = np.zeros((n, n, 3), np.float32); met = np.zeros((n, n), np.float32)
    for i, c in enumerate(cloths, 1):
        k = ids == i
        if not k.any(): continue
        if isinstance(c, str): new[k] = lin(rgb(c)/255.); continue
        img, mk = c; t = LIN[img]; u, v = LAYS[lay](U[k], V[k]); new[k] = sample(t, u, v)
        if mk is not None: met[k] = sample(mk[..., None].astype(np.float32)/255, u, v)[:, 0]
        down, along = (slice(None), slice(None, None, 16)), (slice(None, None, 16), slice(None)); step = [0, 0]      # every sixteenth line says how far apart the picture's points lie on the cloth
        for x, part in ((0, down), (1, along)): kk = k[part]; both = kk[1:] & kk[:-1] if x == 0 else kk[:, 1:] & kk[:, :-1]; step = [math.hypot(q, float(np.median(np.abs(np.diff(a, axis=x))[both]))) for q, a in zip(step, LAYS[lay](U[part], V[part]))]
        new[k] *= (np.ones(1)*weave(u, v*img.shape[0]/img.shape[1], step[0], step[1]*img.shape[0]/img.shape[1], threads))[:, None]
    small = scaled(np.dstack([new, met, (ids > 0).astype(np.float32)]), FRAME, Image.BOX); new, met, c3 = small[..., :3], small[..., 3:4], small[..., 4:5]
    glow = np.clip(s.mean(-1, keepdims=True)/ref, 0, 3)**1.7; tone = lin(rgb(tint)/255.)/lin(rgb('#e4d8c6')/255.) if tint else np.ones(3)
    P = s*new*(1-met)+s*new*met*(.35+1.0*glow)+.012*s*c3+back*tone*(1-c3)
    finish(np.ascontiguousarray(P[::-1]).astype(np.float32), out, .90/(full*(lum(tone*lin(rgb('#e4d8c6')/255.))/WALL)))
if __name__ == '__main__':
    MADE = {}
    for line in sys.stdin:
        if not line.strip() or os.path.exists(line.split()[0]): continue
        out, pose, side, name, *lay = line.split(); t = time.process_time()
        try:
            if name not in MADE: MADE[name] = CLOTHS[name]['cloths']()
            dye(out, pose, side, MADE[name], CLOTHS[name].get('tint'), *(lay or ['own']), **({'threads': CLOTHS[name]['threads']} if 'threads' in CLOTHS[name] else {})); print('DYED', out, round(time.process_time()-t, 1), flush=True)
        except Exception: import traceback; traceback.print_exc()
