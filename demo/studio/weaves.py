"""Cloth drawn motif by motif: woven borders and bands, embroidered leaves, extra weft, zari; one entry point `cloth`."""
from soft import *

N_ = {}
def over(img, mask, col, dens=1.0, var=3.0, seed=11):
    """as in soft, with one set of noise for all layers"""
    H, W = mask.shape
    if (H, W) not in N_: N_[H, W] = (fnoise(H, W, 60, 11).astype(np.float32), fnoise(H, W, 180, 13).astype(np.float32))
    a, b = N_[H, W]; rows = np.flatnonzero(mask.max(1) > .004)
    if not len(rows): return img
    r = slice(rows[0], rows[-1]+1); al = np.clip(mask[r]*(dens*(.94+.05*a[r])), 0, 1)[..., None]; img[r] = img[r]*(1-al)+(rgb(col)+b[r][..., None]*var)*al; return img
def star(x, y, R, r, n, a0=0): return [(x+math.cos(a0+k*tau/n/2)*(R if k % 2 == 0 else r), y+math.sin(a0+k*tau/n/2)*(R if k % 2 == 0 else r)) for k in range(2*n)]
def m_coin(c, x, y, s, k=0):
    c.disc(x, y, s*.30); c.disc(x, y, s*.25, 0); c.disc(x, y, s*.21); c.disc(x, y, s*.07, 0)
    for q in range(8): c.disc(x+math.cos(q*tau/8)*s*.14, y+math.sin(q*tau/8)*s*.14, s*.022, 0)
def m_buti(c, x, y, s, k=0):
    for q in range(6): c.poly(petal(x, y, q*tau/6+.3, s*.30, s*.10, .8))
    c.disc(x, y, s*.07, 0)
def m_diamond(c, x, y, s, k=0):     # stepped diamond, hollow
    st = 5
    for q in range(-st, st+1): w = (st-abs(q)+.5)/st*s*.46; c.d.rectangle([x-w, y+(q-.5)*s*.09, x+w, y+(q+.5)*s*.09], fill=255)
    for q in range(-st+2, st-1): w = (st-2-abs(q)+.5)/st*s*.46; c.d.rectangle([x-w, y+(q-.5)*s*.09, x+w, y+(q+.5)*s*.09], fill=0)
def m_heart(c, x, y, s, k=0):
    for q in range(-2, 3): w = (2-abs(q)+.5)/5*s*.46; c.d.rectangle([x-w, y+(q-.5)*s*.09, x+w, y+(q+.5)*s*.09], fill=255)
def m_tri(c, x, y, s, k=0):
    for q in range(4): w = s*.48*(1-q/4); c.d.rectangle([x-w, y+s*(.4-q*.2), x+w, y+s*(.6-q*.2)], fill=255)
def m_wave(c, x, y, s, k=0):
    t = np.linspace(-.5, .5, 40); c.line(np.stack([x+t*s*1.04, y+np.sin(t*tau)*s*.26], 1), s*.13); c.disc(x-s*.25, y+s*.22, s*.07); c.disc(x+s*.25, y-s*.22, s*.07)
def m_zig(c, x, y, s, k=0): c.line([(x-s*.5, y+s*.3), (x, y-s*.3), (x+s*.5, y+s*.3)], s*.14)
def m_dot(c, x, y, s, k=0): c.disc(x, y, s*.2)
def m_drum(c, x, y, s, k=0): c.poly([(x-s*.4, y-s*.35), (x+s*.4, y+s*.35), (x+s*.4, y-s*.35), (x-s*.4, y+s*.35)])
def m_buta(c, x, y, s, k=0):        # flowering cone of the Kashmir shawl
    t = np.linspace(0, tau, 80); r = s*.24; px = x+r*np.sin(t)*np.abs(np.sin(t/2))*1.3; py = y+s*.10-r*1.7*np.cos(t); w = np.clip((y+s*.1-py)/(s*.4), 0, 1)**2; c.poly(np.stack([px+w*s*.12, py], 1))
def m_buta_in(c, x, y, s, k=0):
    for q in range(5): c.poly(petal(x, y+s*.18, q*tau/5+.3, s*.13, s*.05, .8))
    for q in range(3): c.disc(x+(q-1)*s*.05+s*.03, y-s*(.05+.09*q), s*.035)
def m_stem(c, x, y, s, k=0): c.line([(x, y+s*.5), (x, y+s*.62)], s*.05); c.poly(petal(x, y+s*.58, .4, s*.2, s*.05)); c.poly(petal(x, y+s*.58, math.pi-.4, s*.2, s*.05))
def m_chinar(c, x, y, s, k=0):
    a0 = -math.pi/2+.35*math.sin(k*2.3)
    for q, L in ((-2, .26), (-1, .38), (0, .46), (1, .38), (2, .26)):
        a = a0+q*.62; c.poly(petal(x, y, a, s*L, s*L*.30, .7))
        for sg in (-1, 1): c.poly(petal(x+math.cos(a)*s*L*.45, y+math.sin(a)*s*L*.45, a+sg*.7, s*L*.42, s*L*.13, .7))
    c.line([(x, y), (x-math.cos(a0)*s*.28, y-math.sin(a0)*s*.28)], s*.035)
def m_arrow(c, x, y, s, k=0):
    d = 1 if k % 2 else -1; c.poly([(x, y+d*s*.46), (x+s*.34, y-d*s*.06), (x+s*.34, y-d*s*.40), (x, y+d*s*.12), (x-s*.34, y-d*s*.40), (x-s*.34, y-d*s*.06)])
def m_fish(c, x, y, s, k=0):
    d = 1 if k % 2 else -1; t = np.linspace(0, tau, 50); c.poly(np.stack([x+d*s*.36*np.cos(t), y+s*.17*np.sin(t)], 1)); c.poly([(x-d*s*.30, y), (x-d*s*.5, y-s*.16), (x-d*s*.44, y), (x-d*s*.5, y+s*.16)]); c.disc(x+d*s*.22, y-s*.04, s*.035, 0)
    for q in range(4): c.line([(x+d*s*(.08-.1*q), y-s*.11), (x+d*s*(.12-.1*q), y), (x+d*s*(.08-.1*q), y+s*.11)], s*.022, 0)
def m_lotus(c, x, y, s, k=0):
    for n, R in ((8, .46), (8, .30)):
        for q in range(n): a = q*tau/n+(0 if R > .4 else tau/16); c.poly(petal(x, y, a, s*R, s*R*.33, .7)); c.poly(petal(x, y, a, s*R*.86, s*R*.20, .7), 0)
    c.disc(x, y, s*.09)
def m_elephant(c, x, y, s, k=0):
    d = 1 if k % 2 else -1; t = np.linspace(0, tau, 40); c.poly(np.stack([x+s*.27*np.cos(t), y+s*.17*np.sin(t)], 1)); c.disc(x+d*s*.27, y-s*.07, s*.13)
    for q in (-.20, -.06, .08, .20): c.d.rectangle([x+q*s-s*.04, y+s*.05, x+q*s+s*.04, y+s*.32], fill=255)
    c.line([(x+d*s*.36, y-s*.05), (x+d*s*.43, y+s*.10), (x+d*s*.40, y+s*.24)], s*.06)
def m_arch(c, x, y, s, k=0):        # a figure under an arch, as on a Baluchari pallu
    c.d.rectangle([x-s*.44, y-s*.46, x+s*.44, y+s*.46], fill=255); c.d.rectangle([x-s*.40, y-s*.42, x+s*.40, y+s*.42], fill=0)
    for sg in (-1, 1): c.d.rectangle([x+sg*s*.32-s*.03, y-s*.1, x+sg*s*.32+s*.03, y+s*.42], fill=255)
    t = np.linspace(math.pi, tau, 30); c.line(np.stack([x+s*.32*np.cos(t), y-s*.08+s*.26*np.sin(t)], 1), s*.05)
    c.disc(x, y-s*.10, s*.075); c.poly([(x-s*.06, y-s*.02), (x+s*.06, y-s*.02), (x+s*.20, y+s*.40), (x-s*.20, y+s*.40)]); d = 1 if k % 2 else -1; c.line([(x, y+s*.03), (x+d*s*.20, y+s*.06), (x+d*s*.24, y-s*.10)], s*.04)
def m_leafpair(c, x, y, s, k=0):
    for sg in (-1, 1): c.poly(petal(x, y, sg*.9+k*.7, s*.34, s*.10, .8))
MOTIF = {k[2:]: f for k, f in list(globals().items()) if k.startswith('m_')}

def base(W, H, ground, weave='plain', amt=.03, second=None):
    img = np.ones((H, W, 3))*rgb(ground)
    if weave in ('twill', 'herring'):
        y, x = np.mgrid[:H, :W]; d = (x+y) if weave == 'twill' else np.where((x//64) % 2 == 0, x+y, y-x); t = ((d % 9) < 4)*1.0; img = img*(.92+.16*ndi.gaussian_filter(t, .8))[..., None]
        if second: n = np.clip(.5+.5*fnoise(H, W, 7, 71), 0, 1)[..., None]*.5; img = img*(1-n)+rgb(second)*n
    if weave == 'slub':
        r = np.random.default_rng(SEED+41); k = np.zeros((H, W), np.float32)
        for _ in range(500): y, x, L = r.integers(0, H-3), r.integers(0, W-90), r.integers(20, 90); k[y:y+2, x:x+L] = r.random()
        for _ in range(500): y, x, L = r.integers(0, H-90), r.integers(0, W-3), r.integers(20, 90); k[y:y+L, x:x+2] = r.random()
        img = img*(1-.10*ndi.gaussian_filter(k, .8))[..., None]
        for _ in range(260): y, x, q = r.integers(4, H-4), r.integers(4, W-4), r.integers(1, 3); img[y:y+q, x:x+q+1] *= .55
    return img
def cloth(ground='#efe4cc', layers=(), W=1536, H=1536, weave='plain', amt=.03, second=None, blur=0.0, stitch=False):
    """layers of (kind, colour, ...): ('band', col, v0, v1), ('cols', col, u0, u1), ('row', col, motif, v, size, n), ('field', col, motif, size, nx, ny, drop, v0, v1), ('vine', col, n), ('flecks', cols, count);
    a colour ending in z is zari; returns colour image and metal mask"""
    img = base(W, H, ground, weave, amt, second); Z = np.zeros((H, W), np.float32); r = np.random.default_rng(SEED+17)
    for i, l in enumerate(layers):
        kind, col = l[0], l[1]; zari = isinstance(col, str) and col.endswith('z'); col = col.rstrip('z') if isinstance(col, str) else col
        C = Canvas(W, H)
        if kind == 'band': C.d.rectangle([0, l[2]*H, W, l[3]*H], fill=255)
        elif kind == 'cols': C.d.rectangle([l[2]*W, 0, l[3]*W, H], fill=255)
        elif kind == 'row':
            _, _, mo, v, s, n = l[:6]
            for k in range(n+1): MOTIF[mo](C, (k+.5*(len(l) > 6))*W/n, v*H, s*W, k)
        elif kind == 'column':
            _, _, mo, u, s, n = l[:6]
            for k in range(n): MOTIF[mo](C, u*W+r.normal()*s*W*.05, (k+.5)*H/n, s*W, k)
        elif kind == 'field':
            _, _, mo, s, nx, ny, drop = l[:7]; v0, v1 = l[7:9] if len(l) > 7 else (0, 1)
            for b in range(ny):
                for a in range(nx+1): MOTIF[mo](C, (a+(.5 if drop and b % 2 else 0))*W/nx+r.normal()*1.5, ((v0+(b+.5)/ny*(v1-v0)) % 1)*H+r.normal()*1.5, s*W, a+b if drop != 'arrow' else a)
        elif kind == 'grid':      # motifs in the squares between lines: (motif, size, first u, step, nx, ny)
            _, _, mo, s, u0, st, nx, ny = l
            for b in range(ny):
                for a in range(nx): MOTIF[mo](C, (u0+a*st)*W, (b+.5)*H/ny, s*W, a+b)
        elif kind == 'vine':
            n = l[2]; t = np.linspace(0, 1, 400)
            for q in range(n):
                x = (q+.5)*W/n+np.sin(t*tau*2+q*2.1)*W/n*.30+np.sin(t*tau*3+q)*W/n*.08; C.line(np.stack([x, t*H], 1), W*.006)
                for k in range(10, 395, 22): a = (1 if (k//22) % 2 else -1)*1.0+math.pi/2*0; C.poly(petal(x[k], t[k]*H, a if (k//22) % 2 else math.pi-a*-1, W*.055, W*.014, .8)); C.poly(petal(x[k], t[k]*H, -a if (k//22) % 2 else math.pi+a, W*.04, W*.011, .8))
        elif kind == 'vineflower':
            n, s, part = l[2], l[3], l[4]; t = np.linspace(0, 1, 400)
            for q in range(n):
                x = (q+.5)*W/n+np.sin(t*tau*2+q*2.1)*W/n*.30+np.sin(t*tau*3+q)*W/n*.08
                for k in range(30, 395, 66):
                    fx, fy = x[k]+(1 if (k//66) % 2 else -1)*W*.035, t[k]*H
                    for p in range(7): C.poly(petal(fx, fy, p*tau/7+q, s*W*part, s*W*part*.34, .7))
                    C.disc(fx, fy, s*W*.12, 0 if part < .9 else 255)
        elif kind == 'flecks':
            for _ in range(l[2]):
                y = int(r.integers(0, H//7))*7; x = r.integers(0, W); L = r.integers(10, 120); cc = rgb(col[int(r.integers(0, len(col)))]); x1 = min(W, x+L); a = r.uniform(.55, .95); img[y:y+5, x:x1] = img[y:y+5, x:x1]*(1-a)+cc*a
            continue
        a = ndi.gaussian_filter(C.arr(), .9)
        if stitch: yy, xx = np.mgrid[:H, :W]; a = a*(.78+.22*(((xx+2*yy) % 7) < 4))
        if zari: a = a*(.86+.14*(np.arange(H) % 3 > 0)[:, None]); Z = np.maximum(Z, a)
        else: Z = Z*(1-a)
        img = over(img, a, col, var=2)
    if blur: jit = np.repeat(r.normal(size=W//5+1), 5)[:W]*blur; yy, xx = np.mgrid[:H, :W].astype(np.float32); img = np.stack([ndi.map_coordinates(img[..., k], [yy+jit[None], xx], order=1, mode='grid-wrap') for k in range(3)], -1); img = ndi.gaussian_filter(img, (blur*.35, .6, 0))
    return lift(img, amt), (Z*255).astype(np.uint8) if Z.max() > 0 else None
