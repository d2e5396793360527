"""Tarakasi, silver filigree of Cuttack and Karimnagar: flower studs, leaf drops, a mango pendant and a peacock cuff, each a frame of wire packed with coils."""
from items.hardkit import *

tube = capped
VARIANTS = {
    'flower-studs': dict(kind='studs', bg='#b9a793', bg2='#a9957f', slabc='#5b4a3e'), 'leaf-drops': dict(kind='leaf', bg='#c3b29c', bg2='#b3a087', slabc='#3f4a4c'),
    'mango-pendant': dict(kind='mango', bg='#cbb7a0', bg2='#baa48a', slabc='#7a2e35'), 'peacock-cuff': dict(kind='cuff', bg='#cdbca6', bg2='#bca98f'),
}
def spiral(c, R, turns=3.2, a0=0.0, n=70, r0=.12, dirn=1):
    t = np.linspace(0, 1, n); r = R*(1-(1-r0)*t); a = a0+dirn*t*turns*tau; return np.stack([c[0]+r*np.cos(a), c[1]+r*np.sin(a)], 1)
def pack(poly, cap, rmin, seed=0, S=520, maxn=140):
    """circles packed in a closed outline, the largest first"""
    p = np.asarray(poly, float); lo, hi = p.min(0), p.max(0); k = (S-20)/max(hi-lo); q = (p-lo)*k+10; im = Image.new('L', (S, S), 0); ImageDraw.Draw(im).polygon([tuple(x) for x in q], fill=255); m = np.asarray(im) > 0; out = []; yy, xx = np.mgrid[:S, :S]; r = np.random.default_rng(seed)
    while len(out) < maxn:
        d = ndi.distance_transform_edt(m); R = d.max()/k
        if R < rmin: break
        if R > cap: ys, xs = np.nonzero((d/k >= cap) & (d/k < cap+2.5/k)); ys, xs = (ys, xs) if len(ys) else np.nonzero(d/k >= cap); j = r.integers(len(ys)); y, x, R = ys[j], xs[j], cap
        else: y, x = np.unravel_index(d.argmax(), d.shape)
        out.append(((x-10)/k+lo[0], (y-10)/k+lo[1], R*.97)); m &= np.hypot(xx-x, yy-y) > R*k
    return out
def build(kind, bg, bg2, slabc=None):
    sv = metal('silver', ('#cbc8c1', '#e2dfd8', '#eeece6'), '#1d1b19', rough=.16, patina=.85, aod=.05); B = Bag(); ident = lambda p: p
    def wire(p, r, z=0.0, to=ident, twist=0, closed=False):
        p = np.asarray(p, float); p = p if p.shape[1] == 3 else np.column_stack([p, np.full(len(p), z)])
        if twist:
            L = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))]); n = max(40, int(L[-1]/(r*.55))); s = np.linspace(0, L[-1], n); p = np.stack([np.interp(s, L, p[:, k]) for k in range(3)], 1); t = np.gradient(p, axis=0); t /= np.linalg.norm(t, axis=1, keepdims=True)+1e-9; up = np.array([0, 0, 1.]); sd = np.cross(t, up)
            for q in range(2): a = s/(r*3.6)*tau+q*math.pi; B.add(*tube(to(p+r*.55*(np.cos(a)[:, None]*sd+np.sin(a)[:, None]*up)), r*.62, 7))
        else: B.add(*tube(to(p), r, 8, closed))
    def coils(poly, cap, rmin, w, z=.0, to=ident, seed=0, **k):
        cs = np.array(pack(poly, cap, rmin, seed, **k)); edge = np.asarray(poly, float); mid_ = edge.mean(0)
        for i, (x, y, R) in enumerate(cs):      # every coil is soldered to its neighbours and to the frame
            dd = np.hypot(cs[:, 0]-x, cs[:, 1]-y)-cs[:, 2]-R; c = np.array([x, y])
            for j in np.argsort(dd)[:6]:
                if j > i and dd[j] < .07: e = cs[j, :2]; u = (e-c)/np.linalg.norm(e-c); wire(np.array([c+u*(R-w*1.6), e-u*(cs[j, 2]-w*1.6)]), w*.8, z, to)
            de = np.hypot(edge[:, 0]-x, edge[:, 1]-y); j = de.argmin()
            if de[j]-R < .06: u = (edge[j]-c)/(de[j]+1e-9); wire(np.array([c+u*(R-w*1.6), edge[j]+u*.055]), w*.8, z, to)
        for j, (x, y, R) in enumerate(pack(poly, cap, rmin, seed, **k)): wire(spiral((x, y), R-w*.8, max(1.6, min(3.6, R/w/2.3)), j*2.4, dirn=1 if j % 2 else -1), w, z+.004*math.sin(j*3), to)
    def grain(c, r): B.add(*ball_VF(c, r, 16))
    loop = lambda p: np.vstack([p, p[:1]])
    def slab_(c): slab(c, size=(5.2, 4.6), h=.12, kind='plaster', loc=(0, .2)); return .12
    if kind == 'studs':
        z0 = slab_(slabc); t = np.linspace(0, tau, 60)
        for (cx, cy, rz, tilt, S_) in ((-1.0, -.16, .2, .0, 1.0), (1.0, .24, .55, .0, .98)):
            def to(p, cx=cx, cy=cy, rz=rz, S_=S_): c, s = math.cos(rz), math.sin(rz); q = p*S_; rr = np.hypot(q[:, 0], q[:, 1]); return np.stack([q[:, 0]*c-q[:, 1]*s+cx, q[:, 0]*s+q[:, 1]*c+cy, q[:, 2]+z0+.10+.10*rr**2], 1)
            for k in range(8):
                a = k*tau/8; pt = petal(0, 0, a, .78, .30*.78, .62, r0=.10, n=40); lp = loop(pt); wire(lp, .020, 0, to, twist=1); wire((lp-pt.mean(0))*.90+pt.mean(0), .009, 0, to)
                coils((pt-pt.mean(0))*.86+pt.mean(0), .115, .024, .0085, 0, to, seed=k, S=260, maxn=16); x, y = .90*math.cos(a), .90*math.sin(a); p = to(np.array([[x, y, .0]]))[0]; grain(p, .042*S_)
            for R in (.17, .13): wire(np.stack([R*np.cos(t), R*np.sin(t)], 1), .015, .03, to, twist=1)
            p = to(np.array([[0, 0, .05]]))[0]; grain(p, .085*S_)
            for k in range(9): a = k*tau/9; p = to(np.array([[.115*math.cos(a), .115*math.sin(a), .05]]))[0]; grain(p, .026*S_)
        cam = ((.0, .04, .15), 10.2, 50)
    elif kind == 'leaf':
        z0 = slab_(slabc)
        for (cx, cy, rz, sg) in ((-.62, -.05, .16, 1), (.66, .10, -.20, -1)):
            def to(p, cx=cx, cy=cy, rz=rz, sg=sg): c, s = math.cos(rz), math.sin(rz); q = p*[sg, 1, 1]; return np.stack([q[:, 0]*c-q[:, 1]*s+cx, q[:, 0]*s+q[:, 1]*c+cy, q[:, 2]+z0+.045+.05*np.abs(q[:, 0])**2+.03*np.sin(q[:, 1]*1.5+1)], 1)
            t = np.linspace(0, 1, 90); w = .44*np.sin(math.pi*t**.72)**.85; y = .62-1.9*t; bend = .10*np.sin(t*3.0); L_, R_ = np.stack([bend-w, y], 1), np.stack([bend+w, y], 1); mid = np.stack([bend, y], 1); out = np.vstack([L_, R_[::-1]]); wire(loop(out), .026, 0, to, twist=1); wire(mid, .020, 0, to, twist=1)
            wire(np.vstack([(L_-mid)*.90+mid, ((R_-mid)*.90+mid)[::-1]]), .010, 0, to)
            for s_, ed in ((-1, L_), (1, R_)): half = np.vstack([(ed-mid)*.85+mid, (mid+[s_*.035, 0])[::-1]]); coils(half, .082, .020, .0075, 0, to, seed=5, maxn=64)
            p = to(np.array([[bend[-1], y[-1]-.05, 0]]))[0]; grain(p, .05); a = np.linspace(0, tau, 40); wire(np.stack([.055*np.cos(a), .62+.065+.055*np.sin(a)], 1), .016, 0, to)
            hk = catmull(np.array([(0, .70, .0), (.0, .86, .02), (.02, 1.02, .03), (.10, 1.22, .03), (.26, 1.28, .02), (.38, 1.16, .0), (.40, .86, -.02), (.37, .62, -.02)]), 60); wire(hk, .017, 0, to); p = to(np.array([[0, .78, .01]]))[0]; grain(p, .032)
        cam = ((.04, -.02, .14), 6.6, 55)
    elif kind == 'mango':
        z0 = slab_(slabc); t = np.linspace(0, 1, 160); th = t*tau
        r = .62; x = r*np.sin(th)*np.abs(np.sin(th/2))**.9*1.12; y = -.15-r*1.20*np.cos(th); wq = np.clip((-.30-y)/.5, 0, 1.25)**2; x = x+wq*.36; y = y+wq*.12; out = np.stack([x, y], 1)
        to = lambda p: np.stack([p[:, 0]*math.cos(-.12)-p[:, 1]*math.sin(-.12), p[:, 0]*math.sin(-.12)+p[:, 1]*math.cos(-.12)-.45, p[:, 2]+z0+.05], 1)
        wire(loop(out), .036, 0, to, twist=1); c = out.mean(0)+[0, -.05]; wire(loop((out-c)*.93+c), .012, 0, to); ins = (out-c)*.90+c; wire(loop((out-c)*.56+c-[0, .06]), .016, 0, to, twist=1)
        I2 = (out-c)*.50+c-[0, .06]; coils(I2, .105, .020, .009, 0, to, seed=2, maxn=60)
        ringp = np.vstack([ins, ins[:1], ((out-c)*.61+c-[0, .06])[:1], ((out-c)*.61+c-[0, .06])[::-1], ins[:1]]); coils(ringp, .070, .018, .0078, 0, to, seed=8, maxn=130)
        for k in range(34): q = out[int(k*160/34)]; d = (q-c)/np.linalg.norm(q-c); p = to(np.array([[*(q+d*.062), 0]]))[0]; grain(p, .032)
        top = out[y.argmax()]; a = np.linspace(0, tau, 50); p0 = to(np.array([[top[0], top[1]+.12, .0]]))[0]; V, F, uv = torus_VF(p0, .085, .024, 'z', 48, 10); B.add(V, F, uv); V, F, uv = torus_VF(p0+[.01, .13, .03], .11, .03, 'x', 48, 10); B.add(V, F, uv)
        for sg in (-1, 1):      # box chain
            pa = catmull(np.array([(p0[0]+.01, p0[1]+.16, z0+.12), (p0[0]+sg*.16, p0[1]+.44, z0+.045), (p0[0]+sg*.55, p0[1]+.88, z0+.03), (p0[0]+sg*1.0, p0[1]+1.0+.08*sg, z0+.03), (p0[0]+sg*1.5, p0[1]+.62, z0+.03), (p0[0]+sg*1.72, p0[1]-.1, z0+.03), (p0[0]+sg*(1.60-.08*sg), p0[1]-.8, z0+.03), (p0[0]+sg*1.95, p0[1]-1.5, z0+.03), (p0[0]+sg*3.2, p0[1]-1.75, z0+.03)]), 60)
            L = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(pa, axis=0), axis=1))]); s = np.arange(0, L[-1], .050); q = np.stack([np.interp(s, L, pa[:, k]) for k in range(3)], 1); tg = np.gradient(q, axis=0); tg /= np.linalg.norm(tg, axis=1, keepdims=True)
            for j in range(len(q)): sd = np.cross(tg[j], [0, 0, 1.]); sd /= np.linalg.norm(sd); nn = np.cross(sd, tg[j]); a = (j % 2)*math.pi/2+.78; u, v = math.cos(a)*sd+math.sin(a)*nn, -math.sin(a)*sd+math.cos(a)*nn; h = .026; ring = np.array([q[j]+h*1.5*tg[j]*sx+h*u*sy for sx, sy in ((-1, -1), (-1, 1), (1, 1), (1, -1))]); ring = np.concatenate([ring[i]+(ring[(i+1) % 4]-ring[i])*np.linspace(0, .75, 4)[:, None]*1.0+0*ring[i] for i in range(4)]); B.add(*tube(ring, .0115, 6, True, up=v))
        cam = ((.04, -.10, .12), 6.4, 54)
    else:                       # cuff: drawn flat (x along the wrist, y its width), then bent
        R, W_ = 1.05, .70; half = 2.60; sq = .86
        def to(p): a = p[:, 0]/R-math.pi/2; rr = R+p[:, 2]; tilt = .0; x, y, z = rr*np.cos(a)*1.08, rr*np.sin(a)*.90, p[:, 1]+W_+.03; return np.stack([x, y, z], 1)
        t = np.linspace(0, 1, 60); xs = np.linspace(-half, half, 260); yw = W_*(.80+.20*np.cos(xs/half*math.pi*.5)); fr = np.vstack([np.stack([xs, yw], 1), np.stack([xs[::-1], -yw[::-1]], 1)]); wire(loop(fr), .045, 0, to); wire(np.stack([xs, yw-.085], 1), .020, 0, to, twist=1); wire(np.stack([xs, -yw+.085], 1), .020, 0, to, twist=1)
        for sg in (-1, 1):
            for q in np.linspace(-half+.05, half-.05, 74): yy = W_*(.80+.20*math.cos(q/half*math.pi*.5)); a = np.linspace(0, tau, 20); wire(np.stack([q+.030*np.cos(a), sg*(yy-.047)+.030*np.sin(a)], 1), .009, 0, to)
        yi = yw-.11
        bodies = []
        for sg in (-1, 1):      # two peacocks, beak to beak, tails away along the wrist
            F_ = lambda p: np.array(p, float)*[sg, 1]; body = catmull(np.array([(.34, .20), (.30, .05), (.38, -.16), (.58, -.27), (.80, -.20), (.92, -.02), (.80, .08), (.62, .10), (.50, .20), (.46, .34), (.36, .42), (.27, .38), (.16, .33), (.28, .30), (.34, .20)]), 60); b = F_(body); bodies.append(b); wire(b, .026, .02, to, twist=1); coils(F_((body-body.mean(0))*.86+body.mean(0)), .085, .020, .009, .02, to, seed=3, maxn=26)
            p = to(np.array([[sg*.36, .35, .05]]))[0]; grain(p, .032)
            for k in range(3): a = 1.15+.28*k; e = np.array([.37+.16*math.cos(a+.3), .42+.13*math.sin(a)]); wire(F_([(.37, .41), e]), .009, .02, to); p = to(np.array([[sg*e[0], e[1], .02]]))[0]; grain(p, .022)
            for k, (a, L) in enumerate(((.52, 1.10), (.26, 1.32), (.0, 1.45), (-.26, 1.32))):    # eyed feathers
                c0 = np.array([.86, .0]); e = c0+L*np.array([math.cos(a), .42*math.sin(a)]); wire(F_(catmull(np.array([c0, (c0+e)/2+[0, .05*math.sin(a*3)], e]), 40)), .014, .01, to); f = petal(e[0]-.16, e[1], a*.4, .42, .125, .6, n=30); wire(loop(F_(f)), .018, .01, to, twist=1); coils(F_((f-f.mean(0))*.82+f.mean(0)), .07, .018, .008, .01, to, seed=k, S=240, maxn=10); bodies.append(F_((f-f.mean(0))*1.06+f.mean(0)))
            for s_ in (-1, 1): wire(F_([(.55, -.26), (.55+.04*s_, -.46), (.62+.04*s_, -.50)]), .013, .01, to)
        net = np.vstack([np.stack([xs, yi], 1), np.stack([xs[::-1], -yi[::-1]], 1)]); lo = net.min(0); S = 1500; k = (S-20)/(2*half); q = lambda p: [tuple(v) for v in (p-lo)*k+10]; im = Image.new('L', (S, int(2*W_*k)+24), 0); dr = ImageDraw.Draw(im); dr.polygon(q(net), fill=255)
        for b in bodies: dr.polygon(q(b), fill=0); dr.line(q(b), fill=0, width=10)
        m = np.asarray(im) > 0; yy_, xx_ = np.mgrid[:m.shape[0], :m.shape[1]]; cap, rmin, j = .088, .026, 0; r_ = np.random.default_rng(3); net_ = []
        while j < 620:
            d = ndi.distance_transform_edt(m)/k; mx = d.max()
            if mx < rmin: break
            picks = []
            for _ in range(24):
                if d.max() < max(rmin, min(mx, cap)*.93): break
                y, x = np.unravel_index(d.argmax(), d.shape) if d.max() < cap*.99 else (lambda yx: yx[:, r_.integers(yx.shape[1])])(np.array(np.nonzero(d >= cap*.99))); Rr = min(d[y, x], cap); picks.append((x, y, Rr)); d[np.hypot(xx_-x, yy_-y) < (Rr*2.0)*k+2] = 0
            for x, y, Rr in picks: m &= np.hypot(xx_-x, yy_-y) > Rr*k; j += 1; net_.append(((x-10)/k+lo[0], (y-10)/k+lo[1], Rr*.95)); wire(spiral(((x-10)/k+lo[0], (y-10)/k+lo[1]), Rr*.95-.006, max(1.5, min(3, Rr/.026)), j*2.4, n=46, dirn=1 if j % 2 else -1), .0095, 0, to)
        for i, (x, y, R_) in enumerate(net_):      # soldered to each other and to what they fill
            for x2, y2, R2 in net_[i+1:]:
                d2 = math.hypot(x2-x, y2-y); g2 = d2-R_-R2
                if g2 < .075: u = np.array([(x2-x)/d2, (y2-y)/d2]); wire(np.array([np.array([x, y])+u*(R_-.015), np.array([x2, y2])-u*(R2-.015)]), .0085, 0, to)
        cam = ((0, -.1, .66), 6.9, 22)
    B.make('silver', [sv.m])
    studio(bg, bg2, key=480, fill=70, rim=300, world_s=.42); area('card', (-3.0, -4.4, 3.6), (0, 0, .2), 2.4, 90); area('card2', (3.6, -2.6, 3.0), (0, 0, .2), 1.0, 60, sy=3); os.environ.setdefault('KEY', str(round(.16+.62*hexc(slabc)[1]**.6, 2)) if slabc else '.80'); camera(*cam, 0, 85, 9, focus=(0, -.2, .2) if kind != 'cuff' else (0, -.95, .7))
