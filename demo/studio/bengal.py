"""Two cloths of Bengal: the story pallu of a Baluchari saree on the grid of its threads, and a nakshi kantha of running stitch."""
from soft import *

K = 6       # scenes are drawn this much larger and then thrown onto the threads
class Box:
    """one scene of w by h threads"""
    def __init__(s, w, h): s.w, s.h = w, h; s.im = Image.new('L', (w*K, h*K), 0); s.d = ImageDraw.Draw(s.im)
    def p(s, pts, v=255): s.d.polygon([(x*K, y*K) for x, y in pts], fill=v); return s
    def o(s, x, y, rx, ry=None, v=255): ry = ry or rx; s.d.ellipse([(x-rx)*K, (y-ry)*K, (x+rx)*K, (y+ry)*K], fill=v); return s
    def l(s, pts, wd=1.4, v=255): s.d.line([(x*K, y*K) for x, y in pts], fill=v, width=int(wd*K), joint='curve'); return s
    def threads(s): return (np.asarray(s.im.resize((s.w, s.h), Image.BOX)) > 118).astype(np.float32)
def frame(b):
    b.l([(1, 1), (b.w-2, 1), (b.w-2, b.h-2), (1, b.h-2), (1, 1)], 1.3); t = np.linspace(math.pi, tau, 40); cx = b.w/2
    for k in range(5): a0 = math.pi+k*math.pi/5; q = np.linspace(a0, a0+math.pi/5, 9); b.l([(cx+math.cos(x)*(b.w*.40)+0, 25+math.sin(x)*17-abs(math.sin((x-a0)*5))*2.2) for x in q], 1.5)
    for sg in (-1, 1): x = cx+sg*b.w*.40; b.l([(x, 24), (x, b.h-7)], 2.2); b.p([(x-3.5, b.h-3), (x+3.5, b.h-3), (x+2, b.h-8), (x-2, b.h-8)]); b.o(cx+sg*b.w*.36, 8, 2.2)
    return b
def person(b, x, y, f=1, seated=True, skirt=True, arm=None):
    """a profile figure that looks towards f"""
    b.o(x, y-15, 4.3, 4.8); b.p([(x+f*3.4, y-16), (x+f*6, y-14), (x+f*3.4, y-12.5)]); b.o(x-f*4.2, y-17, 2.6); b.o(x+f*1.4, y-16, .8, v=0); b.l([(x-f*2.5, y-19.6), (x+f*2.5, y-19.6)], 1.2)
    b.p([(x-4.2, y-10), (x+4.2, y-10), (x+3, y-1), (x-3, y-1)]); b.l([(x-4, y-7), (x+4, y-4)], .8, 0)
    if seated: b.p([(x-6, y+6), (x-5, y-1), (x+3, y-2), (x+f*11, y+2), (x+f*12, y+6)]); b.l([(x-3, y+3), (x+f*9, y+3.4)], .7, 0)
    else:
        b.p([(x-3, y-2), (x+3, y-2), (x+8, y+16), (x-8, y+16)])
        for q in (-4, 0, 4): b.l([(x+q*.3, y+1), (x+q, y+15)], .7, 0)
        b.l([(x-f*4, y-10), (x-f*9, y+4), (x-f*8, y+14)], 1.3)
    for a in arm or (): b.l([(x+f*2, y-8)]+[(x+f*p, y+q) for p, q in a], 1.9)
def musician(w, h): b = frame(Box(w, h)); person(b, w*.44, h-16, 1, arm=(((8, -4), (13, -9)), ((6, 0), (11, -1)))); b.l([(w*.44-4, h-12), (w*.44+17, h-34)], 1.8); b.o(w*.44-2, h-13, 4.4); b.o(w*.44-2, h-13, 2.2, v=0); b.o(w*.44+14, h-31, 3.2); return b.threads()
def dice(w, h):
    b = frame(Box(w, h)); person(b, w*.27, h-15, 1, arm=(((8, -2), (13, 3)),)); person(b, w*.73, h-15, -1, arm=(((8, -4), (12, 1)),)); b.p([(w*.5-6, h-8), (w*.5+6, h-8), (w*.5+4, h-12), (w*.5-4, h-12)]); b.l([(w*.5-4, h-10), (w*.5+4, h-10)], .7, 0); return b.threads()
def chariot(w, h):
    b = Box(w, h); b.l([(1, 1), (w-2, 1), (w-2, h-2), (1, h-2), (1, 1)], 1.3); g = h-8
    b.o(w*.28, g-9, 9); b.o(w*.28, g-9, 6.6, v=0); b.o(w*.28, g-9, 2)
    for k in range(8): a = k*tau/8; b.l([(w*.28, g-9), (w*.28+math.cos(a)*8, g-9+math.sin(a)*8)], 1)
    b.p([(w*.10, g-16), (w*.46, g-16), (w*.43, g-22), (w*.13, g-22)]); b.l([(w*.14, g-22), (w*.14, h*.20)], 1.6); b.l([(w*.42, g-22), (w*.42, h*.20)], 1.6); b.p([(w*.08, h*.22), (w*.48, h*.22), (w*.28, h*.05)]); b.o(w*.28, h*.05, 1.8); person(b, w*.28, g-24, 1, arm=(((8, -2), (12, 0)),))
    x, y = w*.72, g-17; b.o(x, y, 10.5, 5.6); b.p([(x+5, y-3), (x+11, y-15), (x+16, y-14), (x+12, y+1)]); b.p([(x+11, y-16), (x+21, y-12), (x+20, y-9.4), (x+13, y-10)]); b.p([(x+11, y-15), (x+11.4, y-20), (x+14, y-15)]); b.o(x+15.4, y-12.8, .8, v=0)
    for q, k in ((-8, -2), (-5, 2), (5, -2), (9, 4)): b.l([(x+q, y+3), (x+q+k*.5, y+9), (x+q+k, g)], 2)
    b.l([(x-10, y-2), (x-14, y+2), (x-13, y+9)], 1.7); b.l([(w*.46, g-18), (x+10, y-4)], 1.1); b.l([(x-6, y-4), (x+6, y-4)], .8, 0); b.l([(x-4, y+3.6), (x+6, y+3.6)], .7, 0)
    for q in range(4): b.l([(x+6+q*1.7, y-5-q*2.6), (x+3+q*1.8, y-7-q*2.6)], .9)
    return b.threads()
def lady(w, h): b = frame(Box(w, h)); person(b, w*.5, h-21, 1, seated=False, arm=(((7, -12), (9, -17)), ((8, -2), (10, 4)))); b.o(w*.5+10, h-40, 3.2); b.o(w*.5+10, h-40, 1.2, v=0); b.l([(w*.5+10, h-37), (w*.5+10, h-30)], .9); return b.threads()
def mango(w, h, lean=1):
    """the large kalka in the middle"""
    b = Box(w, h); t = np.linspace(0, tau, 160); c = w/2
    def body(g):
        r = w*.33*g; x = r*np.sin(t)*np.abs(np.sin(t/2))**.7*1.05; y = -h*.43*g*np.cos(t)+h*.04*(1-g); up = np.clip((-y/(h*.43*g)+.1)/1.1, 0, 1)**2.4; return list(zip(c+x+lean*up*w*.26*g**.5, h*.53+y))
    b.p(body(1)); b.p(body(.93), 0); b.p(body(.85)); b.p(body(.60), 0)
    e = body(1.06)
    for k in range(0, 160, 5): b.o(*e[k], 1.5)
    e = body(.725)
    for k in range(0, 160, 7): b.o(*e[k], 2.0, v=0); b.o(*e[k], .8)
    q = petal
    for k in range(8): b.p([tuple(p) for p in q(c, h*.66, k*tau/8, w*.13, w*.045, .7)])
    b.o(c, h*.66, w*.035, v=0)
    for k in range(5): y = h*(.55-.065*k); b.l([(c+lean*k*1.0, y+4), (c+lean*(k+1)*1.2, y-1)], 1.2); [b.p([tuple(p) for p in q(c+lean*k*1.1, y, -math.pi/2+sg*.95, w*.12*(1-.13*k), w*.03, .8)]) for sg in (-1, 1)]
    b.l([(c, h*.97), (c, h*.99)], 2); return b.threads()
def flower_row(w, h, n):
    b = Box(w, h)
    for i in range(n):
        x = (i+.5)*w/n
        for k in range(8): b.p([tuple(p) for p in petal(x, h/2, k*tau/8, h*.40, h*.12, .7)])
        b.o(x, h/2, h*.10, v=0)
        for sg in (-1, 1): b.p([tuple(p) for p in petal(x+w/n/2, h/2, math.pi/2*sg, h*.34, h*.08, .8)])
    b.l([(0, 1), (w, 1)], 1.2); b.l([(0, h-2), (w, h-2)], 1.2); return b.threads()
def blossom(w):
    b = Box(w, w)
    for k in range(8): b.p([tuple(p) for p in petal(w/2, w/2, k*tau/8, w*.44, w*.13, .7)])
    return b.o(w/2, w/2, w*.10, v=0).threads()
def zigzag(w, h, n): b = Box(w, h); b.l([(i*w/n/2, 2 if i % 2 else h-3) for i in range(2*n+1)], 1.8); b.l([(0, 0), (w, 0)], 1.4); b.l([(0, h-1), (w, h-1)], 1.4); [b.o((i+.5)*w/n, h*.70, 1.2) for i in range(n)]; [b.o(i*w/n, h*.30, 1.2) for i in range(n+1)]; return b.threads()
def scenes(w, n, h, kinds, step=0):
    e = [round(i*w/n) for i in range(n+1)]; return np.hstack([kinds[(i+step) % len(kinds)](e[i+1]-e[i], h) for i in range(n)])
def pallu(W=720, ground='#371534', ivory='#e8d9b8'):
    """the end that hangs in front of a rail, the rest of the length above it, upright as it hangs; flipped for the cloth's own count from its end"""
    H = int(W*11.1/3.4); side = 74; inner = W-2*side; rows = []
    kinds = (musician, lady, dice, lady); full = lambda h, n, k, s=0: scenes(W, n, h, k, s)
    rows += [np.zeros((10, W)), zigzag(W, 14, 40), flower_row(W, 24, 24), zigzag(W, 14, 40), full(64, 10, kinds), zigzag(W, 12, 48), full(60, 6, (chariot,)), flower_row(W, 22, 26)]
    ph = 300; mid = np.zeros((ph, inner)); m = [mango(118, 190, 1), mango(150, 250, 1), mango(118, 190, -1)]; centre = [inner*.17, inner*.5, inner*.83]
    for a, c in zip(m, centre): h, w = a.shape; y0, x0 = ph-h-18, int(c-w/2); mid[y0:y0+h, x0:x0+w] = np.maximum(mid[y0:y0+h, x0:x0+w], a)
    for c in (inner*.335, inner*.665):
        for k in range(5):
            fl = blossom(26); y0, x0 = 20+k*56, int(c-13); mid[y0:y0+26, x0:x0+26] = np.maximum(mid[y0:y0+26, x0:x0+26], fl)
    mid[:8] = zigzag(inner, 8, 40); mid[-8:] = zigzag(inner, 8, 40); col = lambda s: np.vstack([scenes(side, 1, ph//4, (dice, musician, lady, dice), s+k) for k in range(4)])
    rows += [np.hstack([col(0), mid, col(2)]), flower_row(W, 22, 26), full(60, 6, (chariot,)), zigzag(W, 12, 48), full(64, 10, kinds, 2), zigzag(W, 14, 40)]
    a = np.vstack(rows[::-1]); body = np.zeros((H-len(a), W)); yy = range(16, H-len(a)-16, 34)
    for j, y in enumerate(yy):
        for i in range(18):
            x = int((i+.5*(j % 2)+.5)*W/18)
            for k in range(6): px, py = petal(x, y, k*tau/6+.3, 6.5, 2.2, .8).T; im = None; body[np.clip(py.astype(int), 0, body.shape[0]-1), px.astype(int) % W] = 1
            body[y-1:y+2, (x-1) % W:(x-1) % W+3] = 0
    m = np.vstack([body, a])[::-1]; r = np.random.default_rng(3); s = 3; big = np.kron(m, np.ones((s, s), np.float32)); h, w = big.shape; yy, xx = np.mgrid[:h, :w]
    silk = .90+.16*(((xx+yy*2) % 6) < 3); big = ndi.gaussian_filter(big.astype(np.float32), .75)[..., None]; img = rgb(ground)*(1-big)*(.97+.06*((xx % 3) > 0))[..., None]+rgb(ivory)*big*silk[..., None]
    img = img*(1+.025*r.normal(size=(h//3+1, 1))).repeat(3, 0)[:h, :, None]; return np.clip(ndi.gaussian_filter(img, (.6, .6, 0)), 0, 255).astype(np.uint8), None

FISH = [(.50*math.cos(t), .21*math.sin(t)*(1-.25*math.cos(t))) for t in np.linspace(0, tau, 60)]
def nakshi(W=2048, H=2048, ground='#cfae74'):
    """a kantha bedcover on tussar, repeating: lotuses in a pond of fish, every figure filled with running stitch"""
    im = Image.new('RGB', (W, H), ground); d = ImageDraw.Draw(im); line = Image.new('RGB', (W, H), ground); dl = ImageDraw.Draw(line); mask = Image.new('L', (W, H), 0); dm = ImageDraw.Draw(mask); rim = Image.new('L', (W, H), 0); dr = ImageDraw.Draw(rim); r = np.random.default_rng(9)
    blue, teal, red, rose, green, ochre, dark = '#24506e', '#3b7380', '#8c2f2a', '#b5604a', '#4f6b3a', '#b5702c', '#33261d'
    def fig(pts, col, edge=dark, wd=4):
        for ox in (-W, 0, W):
            for oy in (-H, 0, H):
                p = [(x+ox, y+oy) for x, y in pts]; xs, ys = [q[0] for q in p], [q[1] for q in p]
                if max(xs) < 0 or min(xs) > W or max(ys) < 0 or min(ys) > H: continue
                d.polygon(p, fill=col); dm.polygon(p, fill=255); dl.line(p+p[:1], fill=edge, width=wd, joint='curve'); dr.polygon(p, fill=0); dr.line(p+p[:1], fill=255, width=wd, joint='curve')
    def lotus(x, y, R):
        for n, rr, c, a0 in ((14, 1.0, red, 0), (10, .70, rose, .3), (6, .40, red, 0)):
            for k in range(n): a = k*tau/n+a0; fig([tuple(q) for q in petal(x, y, a, R*rr, R*rr*2.2/n, .65)], c)
        fig([(x+R*.15*math.cos(t), y+R*.15*math.sin(t)) for t in np.linspace(0, tau, 24)], ochre)
    def fish(x, y, s, a, c):
        f = -1 if math.cos(a) < 0 else 1; q, v = math.cos(a), math.sin(a); P = lambda u, w: (x+s*(u*q-w*v), y+s*(u*v+w*q)); fig([P(-.44, 0), P(-.70, -.20), P(-.62, 0), P(-.70, .20)], ochre); fig([P(*t) for t in FISH], c); fig([P(-.06, -.19), P(.10, -.30), P(.16, -.18)], ochre); fig([P(.26, .03*f), P(.30, -.03), P(.37, -.02), P(.36, .04)], '#efe2c4', dark, 3)
        for u in (-.22, -.08, .06): dl.line([P(u-.03, -.14), P(u+.03, 0), P(u-.03, .14)], fill='#efe2c4', width=4); dr.line([P(u-.03, -.14), P(u+.03, 0), P(u-.03, .14)], fill=255, width=4)
    centres = [(340, 1843), (1364, 1843), (852, 480), (1876, 480)]
    for x, y in centres: lotus(x, y, 205)
    for x, y in centres:
        for k in range(11): a = k*tau/11; fish(x+math.cos(a)*335, y+math.sin(a)*300, 150, a+math.pi/2, blue if k % 2 else teal)
    far = lambda x, y: min(math.hypot(((x-c+W/2) % W-W/2), ((y-v+H/2) % H-H/2)*1.06) for c, v in centres)
    for k in range(5000):
        x, y = r.uniform(0, W), r.uniform(1320, 2048+800) % H
        if far(x, y) > 468 and all(math.hypot((x-c+W/2) % W-W/2, (y-v+H/2) % H-H/2) > 150 for c, v in lone): lone.append((x, y)); fish(x, y, 140, r.choice([0, math.pi])+r.normal()*.2, (blue, teal)[len(lone) % 2])
    return im, line, mask, rim, fig
lone = []
def bedcover(W=2048, H=2048, ground='#cfae74'):
    """the pond, its border of waves and flowers, and the ripple of the stitches"""
    lone.clear(); im, line, mask, rim, fig = nakshi(W, H, ground); b0 = int(H*.435)
    for y, c in ((b0, '#24506e'), (b0+18, '#8c2f2a'), (b0+318, '#8c2f2a'), (b0+336, '#24506e')): fig([(0, y), (W, y), (W, y+10), (0, y+10)], c, c, 1)
    t = np.linspace(0, W, 300); wave = np.stack([t, b0+170+62*np.sin(t/W*tau*8)], 1); fig([tuple(p) for p in wave]+[tuple(p) for p in (wave+[0, 20])[::-1]], '#4f6b3a')
    for k in range(16):
        x = (k+.5)*W/16; y = b0+170+(84 if k % 2 == 0 else -64)*(-1); c = ('#b5602c', '#8c2f2a')[k % 2]
        for q in range(7): fig([tuple(p) for p in petal(x, y, q*tau/7+.2, 52, 15, .7)], c)
        fig([(x+13*math.cos(a), y+13*math.sin(a)) for a in np.linspace(0, tau, 16)], '#d9b35a')
    F, L_, m, e = (np.asarray(q, np.float32) for q in (im, line, mask, rim)); m, e = m/255, e/255; yy, xx = np.mgrid[:H, :W]; r = np.random.default_rng(2); off = r.integers(0, 30, H//7+2)[yy//7]
    dash = ((xx+off) % 15 < 10) & (yy % 7 < 5); a = ndi.gaussian_filter(m*np.where(dash, .97, .30), .8)[..., None]; thread = F*(.90+.14*((xx+yy) % 4 < 2))[..., None]
    g = np.ones((H, W, 3))*rgb(ground); slub = ndi.gaussian_filter1d(r.normal(size=(H//2, W//8)), 2, axis=1).repeat(2, 0).repeat(8, 1)[:H, :W]; g = g*(1+.035*slub)[..., None]
    y2 = (yy+6*np.sin(xx/90.)).astype(int); run = ((xx+r.integers(0, 40, H//24+3)[np.clip(y2//24, 0, H//24+2)]) % 26 < 16) & (y2 % 24 < 3) & (m < .5); g = g*(1-.10*np.exp(-((y2 % 24)-12.)**2/40))[..., None]; w = ndi.gaussian_filter(run.astype(np.float32), .7)[..., None]; g = g*(1-w)+rgb('#efe0bd')*w
    img = g*(1-a)+thread*a; e = ndi.gaussian_filter(e*np.where((xx+yy) % 11 < 9, 1, .3), .7)[..., None]; img = img*(1-e)+L_*e
    return lift(img, .02), None
