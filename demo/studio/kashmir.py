"""The end of a Kashmir shawl as kani weaves it, bobbin by bobbin: drawn on the grid of its threads, half the shawl's length."""
from soft import *

def kani(W=683, H=1115, ground='#e6dcc8', band='#dcc9a0', n=9, twill=3):
    im = Image.new('RGB', (W, H), ground); d = ImageDraw.Draw(im); r = np.random.default_rng(8); y0, y1 = 38, 352; dark, rose, pink, gold, blue, leaf, wine = '#6d2338', '#a83a52', '#d78a92', '#c9973f', '#3d5a80', '#5c7048', '#7c2a45'
    poly = lambda p, c: d.polygon([tuple(q) for q in np.asarray(p)], fill=c)
    def flower(x, y, R, c, eye=gold, m=5, a0=0):
        for q in range(m): poly(petal(x, y, q*tau/m+a0, R, R*.34, .7), c)
        d.ellipse([x-R*.24, y-R*.24, x+R*.24, y+R*.24], fill=eye)
    def guard(ya, yb, up):
        d.rectangle([0, ya, W, yb], fill=wine); d.rectangle([0, ya, W, ya+2], fill=gold); d.rectangle([0, yb-2, W, yb], fill=gold); c = (ya+yb)/2; x = np.arange(0, W+1, 2); d.line([(a, c+4.5*math.sin(a/W*n*4*math.pi)) for a in x], fill=leaf, width=2)
        for k in range(n*4):
            a = (k+.5)*W/n/4; s = 1 if k % 2 else -1; flower(a, c+s*3.5, 6, (pink, ground, blue)[k % 3], gold, 5, k); poly(petal(a+W/n/8, c-s*4, s*.8, 8, 2.6), leaf)
    d.rectangle([0, y0, W, y1], fill=band); guard(y0-22, y0, 1); guard(y1, y1+20, -1)
    for k in range(n*12): a = (k+.5)*W/n/12; poly([(a-3, y1+21), (a+3, y1+21), (a, y1+30)], leaf if k % 2 else rose)
    p = W/n; t = np.linspace(0, tau, 120)
    for k in range(-1, n+1):
        x = (k+.5)*p; b = y0+58; top = y1-22; h = top-b          # a cone that stands on the shawl's end and bends at its tip
        s = np.linspace(0, 1, 90); half = 31*np.sin(math.pi*np.clip(s, 0, 1)**.72)**.8*(1-.55*s**3); bend = 20*np.clip(s-.62, 0, 1)**1.6/.38**1.6*.9; cx = x-6*np.sin(s*3.0)+bend; yy = b+s*h
        def body(g): return np.vstack([np.stack([cx-half*g-(g > 1)*2.2*(g-1)*6, yy], 1), np.stack([cx+half*g+(g > 1)*2.2*(g-1)*6, yy], 1)[::-1]])
        for i in range(6, 84, 5):
            for sg in (-1, 1): poly(petal(cx[i]+sg*half[i], yy[i], .35 if sg > 0 else math.pi-.35, 8, 2.2), (leaf, rose)[i % 2])
        poly(body(1.12), dark); poly(body(1.0), ground); poly(body(.88), rose)
        for i in range(8, 80, 9):
            m = 3 if half[i] > 24 else 2 if half[i] > 14 else 1
            for q in range(m):
                fx = cx[i]+(q-(m-1)/2)*half[i]*1.7/max(m, 1)*.62; fy = yy[i]+(4 if q % 2 else 0); poly(petal(fx, fy, math.pi/2+.9, 11, 2.6), leaf); poly(petal(fx, fy, math.pi/2-.9, 11, 2.6), leaf); flower(fx, fy, 7.6, (ground, gold, pink, blue)[(i//9+q) % 4], (wine, wine, ground, gold)[(i//9+q) % 4], 6, i)
        d.line([(x, b+4), (x-2, y0+14)], fill=leaf, width=3)     # stem, leaves and the little vase below
        for sg in (-1, 1):
            for q, L in ((0, 22), (1, 17), (2, 13)): poly(petal(x-1, y0+26+q*11, math.pi/2+sg*(1.05-.1*q), L, 4.0, .8), leaf)
            flower(x+sg*17, y0+22, 7, pink, wine, 6); flower(x+sg*12, y0+46, 5.5, blue, gold, 5)
        poly([(x-11, y0+4), (x+11, y0+4), (x+6, y0+16), (x-6, y0+16)], wine); poly([(x-8, y0+6), (x+8, y0+6), (x+4, y0+13), (x-4, y0+13)], gold)
        q = x+p/2                                                # a spray between two cones
        d.line([(q, y0+6), (q, y0+150)], fill=leaf, width=2)
        for i in range(8):
            for sg in (-1, 1): poly(petal(q, y0+22+i*16, math.pi/2+sg*.95, 11-.6*i, 2.6, .8), leaf)
            if i % 2: flower(q+(-1)**(i//2)*9, y0+30+i*16, 5.2, (rose, blue)[(i//2) % 2], gold, 5, i)
        flower(q, y0+156, 7.5, rose, gold, 6); [poly(petal(q, y1-34, a, 13, 2.4, .8), leaf) for a in (.5, math.pi-.5, -.5, math.pi+.5)]; flower(q, y1-34, 9, blue, gold, 8); flower(q, y1-70, 5, pink, wine, 5)
    a = np.kron(np.asarray(im, np.float32), np.ones((3, 3, 1), np.float32)); hh, ww = a.shape[:2]; yy, xx = np.mgrid[:hh, :ww]; a = a*(1+.07*(((xx+yy) % (2*twill)) < twill)-.035)[..., None]; a = a*(1+.014*np.random.default_rng(3).normal(size=(hh//3+1, 1))).repeat(3, 0)[:hh, :, None]
    return np.clip(ndi.gaussian_filter(a, (.8, .8, 0)), 0, 255).astype(np.uint8), None

def lobe(x, y, a, L, W):
    """one lobe of a chinar leaf, with its teeth"""
    t = np.array([0, .12, .26, .38, .46, .58, .66, .78, .86, 1]); w = np.array([.30, .52, .80, 1.0, .80, .95, .62, .66, .34, 0])*W; c, s = math.cos(a), math.sin(a); p = np.concatenate([np.stack([t*L, w], 1), np.stack([t*L, -w], 1)[::-1]]); return np.stack([x+p[:, 0]*c-p[:, 1]*s, y+p[:, 0]*s+p[:, 1]*c], 1)
def chinar(im, d, x, y, R, a0, tones, vein, r):
    """a leaf filled with needle strokes that run from the veins to the edge"""
    parts = ((0, 1.0, .30), (.72, .86, .27), (-.72, .86, .27), (1.50, .62, .22), (-1.50, .62, .22)); N = int(R*2.6)
    mask = Image.new('L', (N, N), 0); md = ImageDraw.Draw(mask); o = N/2
    for da, L, w in parts: md.polygon([tuple(p) for p in lobe(o, o, a0+da, R*L, R*w)], fill=255)
    m = np.asarray(mask) > 0; edge = ndi.binary_erosion(m, iterations=3); fill = Image.new('RGB', (N, N), tones[1]); fd = ImageDraw.Draw(fill)
    for da, L, w in parts:
        a = a0+da
        for k in np.arange(.02, 1.0, 2.6/(R*L)):
            bx, by = o+math.cos(a)*R*L*k, o+math.sin(a)*R*L*k
            for sg in (-1, 1):
                e = R*w*1.15*(1.02-.45*k); b = a+sg*(.86+r.normal()*.05); st = tones[0 if k < .30+r.normal()*.06 else 2 if k > .72+r.normal()*.07 else 1]; q = rgb(st)*(1+r.normal()*.07); fd.line([(bx, by), (bx+math.cos(b)*e, by+math.sin(b)*e)], fill=tuple(int(v) for v in np.clip(q, 0, 255)), width=2)
    at = (int(x-o), int(y-o)); im.paste(fill, at, mask); rim = Image.fromarray(((m & ~edge)*150).astype(np.uint8)); im.paste(Image.new('RGB', (N, N), tuple(int(v*.62) for v in rgb(tones[0]))), at, rim)
    for da, L, w in parts: a = a0+da; d.line([(x, y), (x+math.cos(a)*R*L*.86, y+math.sin(a)*R*L*.86)], fill=vein, width=max(3, int(R*.028)))
    s = np.linspace(0, 1, 14); d.line([(x-math.cos(a0+.25*q)*R*.62*q, y-math.sin(a0+.25*q)*R*.62*q) for q in s], fill=vein, width=max(3, int(R*.034)))
def sozni(W=1650, H=5385, ground='#9b8a75'):
    """chinar leaves that fall along both edges of a stole, embroidered with a fine needle"""
    r = np.random.default_rng(12); g = np.ones((H, W, 3), np.float32)*rgb(ground); n = np.clip(.5+.5*fnoise(H, W, 9, 71), 0, 1)[..., None].astype(np.float32); g = g*(1-.12*n)+rgb('#c0b09a')*.12*n
    im = Image.fromarray(np.clip(g, 0, 255).astype(np.uint8)); d = ImageDraw.Draw(im); rust, moss, gold = ('#7d3218', '#a8502b', '#c97a45'), ('#4b5030', '#6b7145', '#8f9360'), ('#a37a2e', '#c79b48', '#dcbd78')
    for sg in (0, 1):
        X = lambda u: u*W if sg == 0 else W-u*W; t = np.linspace(0, H, 900); stem = .115+.030*np.sin(t/H*tau*6+sg)
        d.line([(X(a), b) for a, b in zip(stem, t)], fill='#6f6a44', width=5); k = 0; y = 90.
        while y < H-60:
            u = .115+.030*math.sin(y/H*tau*6+sg); side = 1 if k % 2 else -1; R = (148, 104, 126, 92)[k % 4]*r.uniform(.94, 1.06); tone = (rust, moss, rust, gold)[(k+sg) % 4]; lx = u+side*(.052 if side < 0 else .075); a = (math.pi*.5 if r.random() < .6 else math.pi*.2)+side*.5*(1 if sg == 0 else -1)+r.normal()*.25
            d.line([(X(u), y-40), (X((u+lx)/2), y-26), (X(lx), y)], fill='#6f6a44', width=4); chinar(im, d, X(lx), y, R, -a, tone, '#e0c48a' if tone is not gold else '#8a6626', r)
            for q in range(3):
                v = y+R*.9+q*16; uu = u-side*(.02+.012*q); c = gold[q % 3]; P = petal(X(uu), v, r.uniform(0, tau), 26, 8, .8); d.polygon([tuple(p) for p in P], fill=c)
            y += R*1.36; k += 1
        for q in range(int(H/62)):     # one small leaf after another along the very edge, and a line of stem stitch
            yy = q*62+20; P = petal(X(.018), yy, .75 if sg == 0 else math.pi-.75, 34, 9, .8); d.polygon([tuple(p) for p in P], fill=(moss, rust)[q % 2][1]); P = petal(X(.018), yy+30, -.75 if sg == 0 else math.pi+.75, 30, 8, .8); d.polygon([tuple(p) for p in P], fill=gold[1])
        d.line([(X(.018), 0), (X(.018), H)], fill='#6f6a44', width=4); d.line([(X(.245), 0), (X(.245), H)], fill='#b58f4c', width=3)
    a = np.asarray(im, np.float32); return lift(ndi.gaussian_filter(a, (.7, .7, 0)), .012), None
