"""Painted sheets: a Madhubani pond, a Gond deer, a Pichwai of cows among lotuses and a Pattachitra of Krishna."""
from soft import *

def sheet(W, H, ground):
    im = Image.new('RGB', (W, H), ground); return im, ImageDraw.Draw(im)
def done(im, ground, seed=3):
    a = np.asarray(im, float); H, W = a.shape[:2]; a = a+fnoise(H, W, 220, seed)[..., None]*2.2; g = np.random.default_rng(seed).normal(size=(H, W)); a = a*(1+.018*ndi.gaussian_filter(g, 1.2)*3)[..., None]
    return np.clip(ndi.gaussian_filter(a, (.8, .8, 0)), 0, 255).astype(np.uint8), None
P_ = lambda d, pts, **k: d.polygon([tuple(p) for p in np.asarray(pts)], **k)
L_ = lambda d, pts, fill, w: d.line([tuple(p) for p in np.asarray(pts)], fill=fill, width=int(w), joint='curve')
def rot(pts, a, s, x, y): c, q = math.cos(a), math.sin(a); p = np.asarray(pts, float)*s; return np.stack([p[:, 0]*c-p[:, 1]*q+x, p[:, 0]*q+p[:, 1]*c+y], 1)
def lotus(d, x, y, R, ink, fill, n=10):
    for k in range(n):
        a = k*tau/n; P_(d, petal(x, y, a, R, R*.24, .7), fill=ink); P_(d, petal(x, y, a, R*.93, R*.19, .7), fill=fill)
        for q in (-1, 0, 1): L_(d, [(x+math.cos(a+q*.07)*R*.35, y+math.sin(a+q*.07)*R*.35), (x+math.cos(a+q*.09)*R*.78, y+math.sin(a+q*.09)*R*.78)], ink, max(2, R*.012))
    d.ellipse([x-R*.26, y-R*.26, x+R*.26, y+R*.26], fill=ink); d.ellipse([x-R*.22, y-R*.22, x+R*.22, y+R*.22], fill='#efe2c4')
    for k in range(7): a = k*tau/7; d.ellipse([x+math.cos(a)*R*.12-R*.03, y+math.sin(a)*R*.12-R*.03, x+math.cos(a)*R*.12+R*.03, y+math.sin(a)*R*.12+R*.03], fill=ink)
def madhubani(W=2300, H=1600):
    paper, ink, red = '#ead9b4', '#1c1714', '#a82a1c'; im, d = sheet(W, H, paper); r = np.random.default_rng(4); m = 60
    for k, c in ((0, ink), (1, red)): o = m+k*110; d.rectangle([o, o, W-o, H-o], outline=c, width=7); d.rectangle([o+14, o+14, W-o-14, H-o-14], outline=ink, width=3)
    for i in range(64):
        for yy in (m+62, H-m-62): x = m+70+i*(W-2*m-140)/63; P_(d, petal(x, yy+28, -math.pi/2, 56, 15, .8), fill=red if i % 2 else ink); P_(d, petal(x, yy+22, -math.pi/2, 40, 7, .8), fill=paper)
    for i in range(40):
        for xx in (m+62, W-m-62): y = m+130+i*(H-2*m-260)/39; P_(d, petal(xx-28, y, 0, 56, 13, .8), fill=red if i % 2 else ink); P_(d, petal(xx-20, y, 0, 40, 6, .8), fill=paper)
    x0, y0, x1, y1 = m+150, m+150, W-m-150, H-m-150
    for j in range(26):
        y = y0+(j+.5)*(y1-y0)/26; x = np.linspace(x0, x1, 220); L_(d, np.stack([x, y+11*np.sin(x/46+j*1.3)], 1), '#6b5f4c', 3)
    F = np.array([[.5*math.cos(t), .26*math.sin(t)*(1 if math.cos(t) > -.5 else .9)] for t in np.linspace(0, tau, 70)])
    spots = [(460, 420, .2), (900, 350, -.3), (1400, 380, 2.9), (1880, 430, .3), (400, 800, -.5), (1930, 830, 3.4), (430, 1180, .4), (830, 1250, -.2), (1300, 1270, 3.2), (1780, 1200, -.4), (820, 660, 2.6), (1560, 700, .5), (1500, 1010, -2.7), (760, 980, .1), (1150, 330, .5), (1090, 1290, 2.5), (2010, 620, 1.4)]
    lotus(d, W/2, H/2, 300, ink, red, 14); lotus(d, W/2, H/2, 190, ink, '#dca58a', 10)
    for i, (x, y, a) in enumerate(spots):
        s = 240+30*math.sin(i*2.1); b = rot(F, a, s, x, y); P_(d, b, fill=paper); L_(d, np.vstack([b, b[:1]]), ink, 9); L_(d, np.vstack([rot(F*.9, a, s, x, y)]), red if i % 2 else ink, 4)
        t = rot([[-.46, 0], [-.78, -.24], [-.66, 0], [-.78, .24]], a, s, x, y); P_(d, t, fill=red); L_(d, np.vstack([t, t[:1]]), ink, 6)
        for q in (-1, 1): P_(d, rot([[-.05, q*.24], [.10, q*.24], [-.06, q*.42]], a, s, x, y), fill=red, outline=ink)
        for k in range(6):
            xx = .22-.115*k
            for v in np.arange(-.18, .19, .06):
                if (xx/.5)**2+(v/.24)**2 > .82: continue
                p = rot([[xx, v]], a, s, x, y)[0]; k2 = i % 5
                if k2 == 0: d.arc([p[0]-13, p[1]-13, p[0]+13, p[1]+13], 0, 360, fill=ink, width=3)
                elif k2 == 1: L_(d, rot([[xx-.03, v], [xx+.03, v+.03]], a, s, x, y), red, 5)
                elif k2 == 2: L_(d, rot([[xx-.03, v-.03], [xx, v], [xx-.03, v+.03]], a, s, x, y), ink, 4)
                elif k2 == 3: d.ellipse([p[0]-6, p[1]-6, p[0]+6, p[1]+6], fill=red)
                else: L_(d, rot([[xx-.03, v-.03], [xx+.03, v+.03]], a, s, x, y), ink, 3); L_(d, rot([[xx+.03, v-.03], [xx-.03, v+.03]], a, s, x, y), ink, 3)
        L_(d, rot([[.28, -.19], [.24, 0], [.28, .19]], a, s, x, y), ink, 7); e = rot([[.37, -.05]], a, s, x, y)[0]; d.ellipse([e[0]-17, e[1]-17, e[0]+17, e[1]+17], fill=paper, outline=ink, width=5); d.ellipse([e[0]-7, e[1]-7, e[0]+7, e[1]+7], fill=ink)
    for x, y in ((640, 540), (1660, 520), (620, 1090), (1700, 1040), (1160, 1080), (300, 620), (2010, 1040)): lotus(d, x, y, 88, ink, red, 8)
    return done(im, paper)
def limb(pts, wd, n=60):
    """an outline about a bent line, thick as wd says along it"""
    p = catmull([(*q, 0) for q in pts], .2)[:, :2]; s = np.linspace(0, 1, len(p)); w = np.interp(s, np.linspace(0, 1, len(wd)), wd); t = np.gradient(p, axis=0); t /= np.linalg.norm(t, axis=1, keepdims=True)+1e-9; q = np.stack([-t[:, 1], t[:, 0]], 1)*w[:, None]/2; return np.vstack([p+q, (p-q)[::-1]])
def gond(W=1600, H=2230):
    paper = '#efe6d2'; im, d = sheet(W, H, paper); r = np.random.default_rng(11); teal, dark, orange, green, red, blue, gold = '#15706e', '#14282c', '#d5692a', '#5b7f3a', '#b8352a', '#274f86', '#e7c66a'
    tips = []
    def leaf(x, y, a, L, w, c): P_(d, petal(x, y, a, L, w, .8), fill=dark); P_(d, petal(x, y, a, L*.93, w*.78, .8), fill=c); L_(d, [(x+math.cos(a)*L*.15, y+math.sin(a)*L*.15), (x+math.cos(a)*L*.8, y+math.sin(a)*L*.8)], '#f3e9cc', 3)
    def branch(x, y, a, L, w, n):
        if x < 350: a += .5
        if x > W-350: a -= .5
        if y < 330: a = a*.5+(0 if x > 800 else -math.pi)*.5
        t = np.linspace(0, 1, 16); k = (1 if n % 2 else -1)*r.uniform(.2, .42); bx = x+np.cos(a+k*np.sin(t*2.2))*L*t; by = y+np.sin(a+k*np.sin(t*2.2))*L*t; p = limb(np.stack([bx, by], 1)[::3], [w, w*.66]); P_(d, p, fill=dark)
        for q in range(1, 15): L_(d, [(bx[q]-math.sin(a)*w*.24, by[q]+math.cos(a)*w*.24), (bx[q]+math.sin(a)*w*.24+math.cos(a)*5, by[q]-math.cos(a)*w*.24+math.sin(a)*5)], gold if q % 2 else '#e8935a', max(2, w*.10))
        for q in (5, 9, 13):
            if n < 3: sg = 1 if (q+n) % 4 else -1; leaf(bx[q], by[q], a+sg*1.0, 58, 15, (green, teal, '#7f9a3f')[q % 3])
        if n == 0:
            for q in range(5): leaf(bx[-1], by[-1], a+(q-2)*.50, 74-6*abs(q-2), 18, (green, '#7f9a3f', teal, '#7f9a3f', green)[q])
            tips.append((bx[-1], by[-1])); return
        for sg in (-1, 1): branch(bx[-1], by[-1], a+sg*r.uniform(.32, .50), L*r.uniform(.68, .80), max(9, w*.66), n-1)
        if n > 1: branch(bx[9], by[9], a+(1 if n % 2 else -1)*r.uniform(.6, .8), L*.55, max(9, w*.5), n-2)
    branch(830, 1050, -1.98, 285, 40, 4); branch(880, 1045, -1.16, 285, 40, 4)
    M_ = Image.new('L', (W, H), 0); B_ = Image.new('L', (W, H), 0); dm, db = ImageDraw.Draw(M_), ImageDraw.Draw(B_)
    far = [limb([(350, 1560), (385, 1700), (352, 1810), (392, 1950), (410, 2046)], [110, 62, 40, 30, 40]), limb([(760, 1540), (700, 1690), (640, 1790), (688, 1900), (672, 1990)], [90, 56, 42, 30, 36])]
    near = [limb([(300, 1500), (305, 1640), (262, 1790), (285, 1930), (300, 2046)], [200, 108, 46, 34, 44]), limb([(800, 1500), (806, 1680), (796, 1800), (806, 1940), (800, 2046)], [150, 66, 46, 34, 44])]
    torso = [limb([(250, 1470), (420, 1478), (620, 1500), (820, 1470)], [150, 250, 236, 210]), limb([(760, 1490), (840, 1340), (846, 1200), (836, 1070)], [250, 176, 122, 96]), limb([(800, 1078), (880, 1096), (980, 1150), (1030, 1176)], [104, 112, 70, 46]), limb([(262, 1440), (196, 1400), (176, 1330), (206, 1286)], [60, 50, 40, 10]), limb([(812, 1060), (742, 1030), (690, 1046)], [34, 56, 8])]
    for p in far: P_(db, p, fill=255)
    for p in near+torso: P_(dm, p, fill=255)
    m = ndi.gaussian_filter(np.asarray(M_, float), 7) > 118; b = (np.asarray(B_) > 0) & ~m; a_ = np.asarray(im).copy()
    for k, c in ((b, '#0e4a49'), (m, teal)): a_[ndi.binary_dilation(k, iterations=6)] = rgb(dark); a_[k] = rgb(c)
    im = Image.fromarray(a_.astype(np.uint8)); d = ImageDraw.Draw(im); e = ndi.distance_transform_edt(m | b)*(m | b); em = np.where(m, ndi.distance_transform_edt(m), ndi.distance_transform_edt(b)); gy, gx = np.gradient(ndi.gaussian_filter(em, 5))
    step = 15
    for j, y in enumerate(range(1000, 2050, step)):
        for x in range(150, 1080, 19):
            xx, yy = x+(9 if j % 2 else 0), y
            if em[yy, xx] < 8: continue
            a = math.atan2(gy[yy, xx], gx[yy, xx])+math.pi/2; lv = int(em[yy, xx]//17); c = ('#f3e3b4', '#f3e3b4', '#e8935a', '#f3e3b4', '#8fc3b4')[lv % 5] if m[yy, xx] else '#c9b98c'; P_(d, petal(xx-math.cos(a)*8, yy-math.sin(a)*8, a, 16, 3.3, .7), fill=c)
    for x, y in ((300, 2046), (800, 2046), (410, 2046), (672, 1990)): P_(d, [(x-24, y-16), (x+18, y-16), (x+34, y+14), (x-26, y+14)], fill=dark)
    P_(d, petal(842, 1102, .25, 74, 20, .7), fill=paper); d.ellipse([866, 1098, 892, 1124], fill=dark); L_(d, petal(842, 1102, .25, 74, 20, .7), dark, 5); d.ellipse([1012, 1164, 1030, 1180], fill=dark); L_(d, [(990, 1194), (1034, 1190)], dark, 4)
    leaf(800, 1058, 3.0, 120, 27, orange)
    r2 = np.random.default_rng(5); spots = sorted(tips, key=lambda t: r2.random()); chosen = []
    for x, y in spots:
        if len(chosen) < 11 and 190 < x < W-190 and 210 < y < 940 and all(math.hypot(x-q, y-v) > 200 for q, v in chosen): chosen.append((x, y))
    for i, (x, y) in enumerate(chosen):
        s = 1 if i % 2 else -1; c = (orange, red, blue, '#c79a2c')[i % 4]; body = limb([(x-s*52, y-4), (x-s*8, y-14), (x+s*34, y-26), (x+s*56, y-48)], [26, 66, 52, 34]); P_(d, body, fill=c); L_(d, np.vstack([body, body[:1]]), dark, 5)
        for q in (-.25, 0, .25): P_(d, petal(x-s*44, y-2, (math.pi if s > 0 else 0)+q*s+.15*s, 76, 10, .8), fill=dark); P_(d, petal(x-s*46, y-2, (math.pi if s > 0 else 0)+q*s+.15*s, 68, 6, .8), fill=c)
        P_(d, [(x+s*68, y-58), (x+s*100, y-52), (x+s*68, y-42)], fill=gold, outline=dark); d.ellipse([x+s*58-8, y-60, x+s*58+8, y-44], fill=paper); d.ellipse([x+s*58-4, y-56, x+s*58+4, y-48], fill=dark); P_(d, petal(x+s*26, y-20, math.pi-.3 if s > 0 else .3, 66, 17, .8), fill=dark)
        for q in range(5): P_(d, petal(x+s*(16-q*11), y-22+q*2, math.pi-.3 if s > 0 else .3, 13, 3.2, .7), fill='#f3e3b4')
    for i in range(46): x = 110+i*(W-220)/45; leaf(x, 2068, -math.pi/2, 50+40*abs(math.sin(i*1.7)), 13, green if i % 3 else orange)
    d.rectangle([60, 2064, W-60, 2078], fill=dark); d.rectangle([60, 70, W-60, H-70], outline=dark, width=8); d.rectangle([78, 88, W-78, H-88], outline=orange, width=4)
    return done(im, paper)
def pichwai(W=1600, H=2230):
    g = '#1f4a3a'; im, d = sheet(W, H, g); r = np.random.default_rng(8); gold = '#c9a050'
    for _ in range(130):
        x, y, R = r.integers(120, W-120), r.integers(300, H-420), r.integers(50, 105); a = r.random()*6; t = np.linspace(a+.25, a+tau-.25, 40); P_(d, np.vstack([[(x, y)], np.stack([x+R*np.cos(t), y+R*.62*np.sin(t)], 1)]), fill=('#2f6b4c', '#3b7a55', '#28573f')[r.integers(0, 3)]); [L_(d, [(x, y), (x+R*.85*math.cos(q), y+R*.52*math.sin(q))], '#6f9a6c', 2) for q in t[::6]]
    def bloom(x, y, R, c1='#d97f95', c2='#f0b9c2'):
        for n, rr, c, w in ((9, 1.0, c1, .26), (7, .78, c2, .26), (5, .52, '#f7dcdc', .24)):
            for k in range(n): a = math.pi+(k+.5)*math.pi/n; P_(d, petal(x, y, a, R*rr, R*rr*w, .75), fill='#9c3f5a'); P_(d, petal(x, y, a, R*rr*.95, R*rr*w*.82, .75), fill=c)
        for sg in (-1, 1): P_(d, petal(x, y, math.pi/2+sg*1.1, R*.6, R*.2, .8), fill=c1)
    for j in range(6):
        for i in range(5): bloom(210+i*300+(150 if j % 2 else 0)-60*(j % 2), 470+j*230+r.integers(-20, 20), r.integers(62, 92))
    def cow(x, y, s, f):
        q = lambda p: np.array(p, float)*[f*s, s]+[x, y]; w, sh = '#f1ead8', '#cfc3aa'
        body = catmull([(-1.0, -.1), (-.9, -.5), (-.3, -.55), (.35, -.62), (.75, -.95), (1.0, -1.12), (1.25, -1.05), (1.42, -.78), (1.40, -.62), (1.2, -.60), (1.02, -.5), (.82, -.05), (.7, .25), (.2, .32), (-.6, .3), (-.95, .15), (-1.0, -.1)], 14); 
        for lx in (-.82, -.55, .38, .62): P_(d, q([(lx-.10, .1), (lx+.10, .1), (lx+.07, .95), (lx-.07, .95)]), fill=sh if lx in (-.55, .38) else w); P_(d, q([(lx-.09, .80), (lx+.09, .80), (lx+.09, 1.0), (lx-.09, 1.0)]), fill='#b5502f')
        P_(d, q(body), fill=w); L_(d, q(np.vstack([body, body[:1]])), '#5a4a3a', 4); L_(d, q(catmull([(-1.0, -.2), (-1.16, .1), (-1.1, .5), (-1.14, .7)], 14)), w, 11*s/130); P_(d, petal(*q([(-1.14, .62)])[0], math.pi/2, .22*s, .07*s, .8), fill='#3a2a20')
        for hx in (0, .12): L_(d, q(catmull([(1.02+hx, -1.10), (1.0+hx, -1.32), (1.12+hx, -1.48)], 14)), '#4a3a2c', 9*s/130); e = q([(1.12+hx, -1.47)])[0]; d.ellipse([e[0]-7, e[1]-7, e[0]+7, e[1]+7], fill=gold)
        P_(d, petal(*q([(.98, -1.0)])[0], math.pi-.5 if f > 0 else .5, .28*s, .09*s, .8), fill=w, outline='#5a4a3a'); e = q([(1.2, -.88)])[0]; P_(d, petal(e[0]-13, e[1], 0, 26, 7, .8), fill='#20160f')
        for k in range(7): p = q([(.62+.05*k, -.62+.11*k)])[0]; d.ellipse([p[0]-9, p[1]-9, p[0]+9, p[1]+9], fill=gold if k % 2 else '#b5302a')
        for k in range(9): a = k*tau/9; p = q([(-.25+.36*math.cos(a), -.12+.22*math.sin(a))])[0]; d.ellipse([p[0]-10, p[1]-10, p[0]+10, p[1]+10], fill='#c9683f')
    for x, y, s, f in ((430, 820, 170, 1), (1190, 980, 165, -1), (400, 1340, 185, 1), (1180, 1560, 190, -1), (800, 1130, 140, 1)): cow(x, y, s, f)
    for j in range(2):
        for i in range(7): bloom(120+i*230+(110 if j else 0), 1830+j*110, r.integers(70, 96))
    d.rectangle([0, 0, W, 90], fill='#7a2a22'); d.rectangle([0, H-90, W, H], fill='#7a2a22'); d.rectangle([0, 0, 90, H], fill='#7a2a22'); d.rectangle([W-90, 0, W, H], fill='#7a2a22'); d.rectangle([90, 90, W-90, H-90], outline=gold, width=8); d.rectangle([16, 16, W-16, H-16], outline=gold, width=5)
    for i in range(24):
        for y in (47, H-47): x = 60+i*(W-120)/23; [P_(d, petal(x, y, k*tau/5, 24, 8, .7), fill='#e0a9a0') for k in range(5)]
    for i in range(33):
        for x in (47, W-47): y = 90+i*(H-180)/32; [P_(d, petal(x, y, k*tau/5, 24, 8, .7), fill='#e0a9a0') for k in range(5)]
    return done(im, g)
def pattachitra(W=1600, H=2230):
    """Krishna with his flute and four gopis under a kadamba full of birds, in the border the rule asks for"""
    ground, red, yel, blu, ink, wht, grn = '#d9a441', '#a3271f', '#e2b23a', '#2f4f7a', '#1b1512', '#f1e8d2', '#3f6b45'; im, d = sheet(W, H, red); r = np.random.default_rng(7); sm = lambda p, n=.6: catmull(np.array(p, float), n); O = lambda p, fill, w=4: (P_(d, p, fill=fill), L_(d, np.vstack([p, p[:1]]), ink, w))
    def bnd(o, w, fill): d.rectangle([o, o, W-o, H-o], fill=fill, outline=ink, width=5)
    bnd(24, 0, wht); bnd(44, 0, red); bnd(150, 0, wht); bnd(166, 0, blu); bnd(214, 0, wht); bnd(228, 0, ground)
    def ring(n, x, y, R, c, cc): [P_(d, petal(x, y, k*tau/n, R, R*.30, .7), fill=c) for k in range(n)]; d.ellipse([x-R*.25, y-R*.25, x+R*.25, y+R*.25], fill=cc)
    nx, ny = 15, 21
    for i in range(nx):
        x = 97+(W-194)*i/(nx-1)
        for y in (97, H-97): ring(8, x, y, 40, wht, yel); (i < nx-1) and [P_(d, petal(x+(W-194)/(nx-1)/2, y, a, 34, 10, .8), fill=yel) for a in (math.pi/2, -math.pi/2)]
    for j in range(1, ny-1):
        y = 97+(H-194)*j/(ny-1)
        for x in (97, W-97): ring(8, x, y, 40, wht, yel)
    for i in range(40):
        x = 190+(W-380)*i/39; [P_(d, petal(x, y, -math.pi/2, 22, 8, .8), fill=yel) or P_(d, petal(x, y, math.pi/2, 22, 8, .8), fill=yel) for y in (190, H-190)]
    for j in range(56):
        y = 190+(H-380)*j/55; [P_(d, petal(x, y, 0, 22, 8, .8), fill=yel) or P_(d, petal(x, y, math.pi, 22, 8, .8), fill=yel) for x in (190, W-190)]
    cx = W/2
    O(sm([(cx-50, 1700), (cx-34, 1300), (cx-66, 980), (cx-40, 760), (cx+40, 760), (cx+30, 1000), (cx+60, 1300), (cx+64, 1700)]), '#7a4a2a', 5); [L_(d, sm([(cx-30+18*k, 1690), (cx-24+16*k, 1300), (cx-36+18*k, 800)]), ink, 2) for k in range(4)]
    for x1, y1 in ((360, 640), (480, 420), (cx, 360), (1120, 420), (1240, 640)): L_(d, sm([(cx, 900), ((cx+x1)/2, (820+y1)/2-20), (x1, y1)]), '#7a4a2a', 24)
    pts = [(x, y) for y in range(300, 860, 62) for x in range(300, W-290, 66) if ((x-cx)/520)**2+((y-590)/300)**2 < 1]
    for k, (x, y) in enumerate(pts):
        x += r.normal()*8; y += r.normal()*8
        for q in range(5): a = -math.pi/2+(q-2)*.62+r.normal()*.1; p = petal(x, y, a, 46, 13, .75); P_(d, p, fill=grn if (q+k) % 3 else '#5a8a55'); L_(d, np.vstack([p, p[:1]]), ink, 2)
    for k, (x, y) in enumerate(pts[::5]): [P_(d, petal(x+10, y+14, q*tau/12, 24, 4, .8), fill=yel) for q in range(12)]; d.ellipse([x-4, y, x+24, y+28], fill='#e8962a', outline=ink, width=2)
    for k, (x, y, s) in enumerate(((430, 520, 1), (620, 380, -1), (820, 330, 1), (1010, 400, -1), (1180, 540, -1), (560, 640, 1), (1040, 680, -1), (800, 520, 1), (390, 690, 1), (1220, 700, -1))):
        b = np.array(sm([(-.5, .1), (-.2, -.24), (.2, -.28), (.42, -.16), (.66, -.08), (.42, .02), (.2, .27), (-.1, .3), (-.5, .1), (-1.0, .30), (-.92, .02), (-.5, .1)]))*[s*62, 62]+[x, y]; O(b, (wht, red, blu, yel)[k % 4], 3); d.ellipse([x+s*19-5, y-12, x+s*19+5, y-2], fill=ink)
    d.rectangle([231, 1700, W-231, H-231], fill='#5d7a4a', outline=ink, width=4)
    for i in range(60): x = 250+i*(W-500)/59; P_(d, petal(x, 1716+60*(i % 3), -math.pi/2, 60, 9, .8), fill='#84a162')
    lot = lambda x, y, R: [(P_(d, petal(x, y, math.pi+(k+.5)*math.pi/7, R, R*.2, .75), fill='#e8b7a8'), L_(d, petal(x, y, math.pi+(k+.5)*math.pi/7, R, R*.2, .75), ink, 2)) for k in range(7)]
    [lot(x, 1960, 52) for x in range(300, W-250, 120)]
    def person(x, y, s, f, skin, skirt, blouse, veil, krishna=False):
        q = lambda p: np.array(p, float)*[f*s, s]+[x, y]; c = lambda p, n=.02: catmull(np.array(p, float), 18)
        if krishna: O(q(c([(-.34, -.30), (-.30, .30), (-.44, .96), (-.14, 1.02), (-.06, .50), (.02, 1.02), (.34, .98), (.26, .30), (.30, -.30)])), yel); [L_(d, q(c([(-.2+.12*k, -.2), (-.24+.12*k, .4), (-.30+.13*k, .94)])), ink, 2) for k in range(5)]; O(q(c([(-.10, .1), (.0, 1.0), (.10, 1.0), (.10, .1)])), red, 3)
        else:
            O(q(c([(-.22, -.28), (-.34, .20), (-.56, .96), (.56, .96), (.34, .20), (.22, -.28)])), skirt); [L_(d, q(c([(-.16+.064*k, -.2), (-.26+.104*k, .3), (-.48+.19*k, .94)])), ink, 2) for k in range(6)]; [d.ellipse([*(q([(-.46+.115*k, .86)])[0]-7), *(q([(-.46+.115*k, .86)])[0]+7)], fill=wht) for k in range(9)]
        for lx in (-.16, .12): O(q([(lx, .95), (lx+.22, .98), (lx+.22, 1.05), (lx-.06, 1.05)]), skin, 3)
        O(q(c([(-.26, -.96), (-.20, -.60), (-.22, -.26), (.22, -.26), (.20, -.60), (.26, -.96), (.0, -1.04)])), skin if krishna else blouse)
        if krishna: [L_(d, q(c([(-.20+.03*k, -.98), (.0, -.60+.10*k), (.20-.03*k, -.98)])), wht if k % 2 else yel, 6) for k in range(3)]
        O(q(c([(-.09, -1.06), (-.20, -1.22), (-.20, -1.44), (0, -1.56), (.20, -1.46), (.22, -1.34), (.30, -1.26), (.22, -1.22), (.18, -1.10), (.08, -1.04)])), skin); O(q(c([(-.20, -1.18), (-.26, -1.44), (-.06, -1.64), (.20, -1.52), (.10, -1.46), (-.06, -1.44), (-.10, -1.24)])), ink, 2)
        e = q([(.12, -1.34)])[0]; O(petal(e[0]-.13*s, e[1], 0, .26*s, .06*s, .7), wht, 3); d.ellipse([e[0]-.035*s, e[1]-.035*s, e[0]+.035*s, e[1]+.035*s], fill=ink); L_(d, q(c([(-.02, -1.42), (.10, -1.46), (.22, -1.40)])), ink, 4); L_(d, q([(.20, -1.17), (.13, -1.16)]), red, 6)
        if krishna:
            O(q(c([(-.20, -1.50), (-.16, -1.74), (0, -1.90), (.16, -1.72), (.20, -1.50), (0, -1.58)])), yel); [O(petal(*q([(-.02, -1.80)])[0], -math.pi/2+a, .34*s, .07*s, .7), (grn, blu, grn)[k], 2) for k, a in enumerate((-.4, 0, .4))]
            for a in (((-.24, -.90), (-.42, -.62), (-.06, -.78), (.34, -1.10)), ((.24, -.90), (.48, -.66), (.52, -.94), (.44, -1.14))): L_(d, q(c(a)), ink, .17*s); L_(d, q(c(a)), skin, .13*s)
            L_(d, q([(.14, -1.19), (.96, -1.03)]), ink, 17); L_(d, q([(.14, -1.19), (.96, -1.03)]), '#c9a050', 11)
        else:
            for a in (((-.24, -.90), (-.40, -.58), (-.20, -.34)), ((.24, -.90), (.48, -.70), (.62, -.98))): L_(d, q(c(a)), ink, .16*s); L_(d, q(c(a)), skin, .12*s); [L_(d, [q([a[-1]])[0]+[0, 8*k], q([a[-1]])[0]+[18, 8*k]], wht, 4) for k in range(2)]
            O(q(c([(-.10, -1.66), (-.34, -1.40), (-.40, -.80), (-.52, -.10), (-.34, -.02), (-.26, -.70), (-.24, -1.30), (-.04, -1.56)])), veil, 3); O(petal(*q([(.62, -.98)])[0], -math.pi/2, .26*s, .08*s, .7), '#e8b7a8', 2)
        [d.ellipse([*(q([(-.16+.08*k, -.99+.06*math.sin(k*math.pi/4))])[0]-6), *(q([(-.16+.08*k, -.99+.06*math.sin(k*math.pi/4))])[0]+6)], fill=wht) for k in range(5)]
    for x, f, sk, a, b, v in ((370, 1, '#e0a86a', red, blu, wht), (580, 1, '#e6b67c', blu, red, yel), (1030, -1, '#e6b67c', grn, red, wht), (1235, -1, '#e0a86a', '#8c3a5a', blu, yel)): person(x, 1480, 215, f, sk, a, b, v)
    person(cx-10, 1450, 262, 1, '#4a78a8', None, None, None, True); a = np.asarray(im, float); g = a.mean(-1, keepdims=True); a = (a*.84+g*.16)*np.array([1.0, .985, .95]); return done(Image.fromarray(np.clip(a, 0, 255).astype(np.uint8)), ground)   # earths, not poster colours
