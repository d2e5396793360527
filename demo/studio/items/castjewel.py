"""Cast, carved and forged jewellery: dokra fish, sun and rope kada of Bikna, conch-shell bangles of Bishnupur, mirror-set lac of Hyderabad, a kemp lotus and a silver hasli."""
from items.hardkit import *

tube = capped
VARIANTS = {
    'dokra-fish': dict(kind='fish', bg='#cdbda6', bg2='#bdab90', slabc='#4a3a34'), 'dokra-sun': dict(kind='sun', bg='#d9c9b2', bg2='#c9b69b', slabc='#e3d8c6'), 'dokra-rope': dict(kind='rope', bg='#d8c6ae', bg2='#c8b497', slabc='#b07a5c'),
    'shankha': dict(kind='shankha', bg='#c9a48c', bg2='#b99078', slabc='#a8483c'), 'lac-mirror-pair': dict(kind='lac', bg='#dfd0bb', bg2='#cfbda3', slabc='#e6dccb'), 'kemp-lotus': dict(kind='kemp', bg='#d6c6ae', bg2='#c5b396', slabc='#23403a'), 'hasli': dict(kind='hasli', bg='#c9b8a2', bg2='#b9a68d', slabc='#6b2b2b'),
}
def rope(p, r, strands=2, pitch=6.0, n=None, rs=.6, closed=False, seed=1):
    """p (n,3) twisted into strands of radius r*rs"""
    p = np.asarray(p, float); q = np.vstack([p, p[:1]]) if closed else p; L = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(q, axis=0), axis=1))]); n = n or max(60, int(L[-1]/(r*.5))); s = np.linspace(0, L[-1], n, endpoint=not closed); p = np.stack([np.interp(s, L, q[:, k]) for k in range(3)], 1)
    t = (np.roll(p, -1, 0)-np.roll(p, 1, 0)) if closed else np.gradient(p, axis=0); t /= np.linalg.norm(t, axis=1, keepdims=True)+1e-9; sd = np.cross(t, [0, .02, 1.]); sd /= np.linalg.norm(sd, axis=1, keepdims=True)+1e-9; up = np.cross(sd, t); turns = max(1, round(L[-1]/(r*pitch))); rn = np.random.default_rng(seed)
    for k in range(strands): a = s/L[-1]*turns*tau+k*tau/strands; w = ndi.gaussian_filter1d(rn.normal(size=n), 12, mode='wrap')*.25; yield tube(p+r*(1-rs)*(1+.10*w[:, None])*(np.cos(a)[:, None]*sd+np.sin(a)[:, None]*up), r*rs*(1+.22*w), 10, closed)
def dokra(name='dok'):
    m = metal(name, ('#8a6128', '#b98a3a', '#d8b062'), '#2e1c0c', rough=.24, patina=.95, aod=.06); m.bump(m.noise(m.obj(), 34, 5, .65), .22, .012); return m
def links(B, path, a=.055, r=.016, step=.085, fl=1.35):
    """a cable chain along path"""
    L = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]); s = np.arange(0, L[-1], step); q = np.stack([np.interp(s, L, path[:, k]) for k in range(3)], 1); tg = np.gradient(q, axis=0); tg /= np.linalg.norm(tg, axis=1, keepdims=True); th = np.linspace(0, tau, 20, endpoint=False)
    for j in range(len(q)): sd = np.cross(tg[j], [0, 0, 1.]); sd /= np.linalg.norm(sd); nn = np.cross(sd, tg[j]); b = (j % 2)*math.pi/2+.5; u = math.cos(b)*sd+math.sin(b)*nn; B.add(*tube(q[j]+a*fl*np.cos(th)[:, None]*tg[j]+a*.75*np.sin(th)[:, None]*u, r, 7, True, up=np.cross(tg[j], u)))
def build(kind, bg, bg2, slabc):
    z0 = .12; slab(slabc, size=(6.4, 6.0), h=z0, kind='plaster', loc=(0, .2)); B = Bag(); foc = (0, -.2, .2); t = np.linspace(0, tau, 90, endpoint=False)
    if kind == 'fish':
        m = dokra(); r = np.random.default_rng(2)
        for (cx, cy, rz, f) in ((-.52, .02, -1.86, 1.0), (.60, -.12, -1.28, .96)):
            to = lambda p, cx=cx, cy=cy, rz=rz, f=f: np.stack([(p[:, 0]*math.cos(rz)-p[:, 1]*math.sin(rz))*f+cx, (p[:, 0]*math.sin(rz)+p[:, 1]*math.cos(rz))*f+cy, p[:, 2]*f+z0+.19], 1); add = lambda V, F, uv: B.add(to(V), F, uv)
            u = np.linspace(0, 1, 70); hw = .40*np.sin(math.pi*np.clip(u*.93+.05, 0, 1)**.80)**.75; hw[0] = .02; x = -.80+1.5*u; prof = np.stack([hw, x], 1); th = np.arange(72)/72*tau; P = np.stack([np.repeat(x[:, None], 72, 1), hw[:, None]*np.cos(th), hw[:, None]*.52*np.sin(th)], -1); Fq, J, I = grid_idx(70, 72, True); add(P.reshape(-1, 3), Fq, np.zeros((len(Fq)*4, 2)))
            H = lambda xx: np.interp(xx, x, hw)
            for row in range(9):    # scales of wax thread: arcs over the back, offset
                xc = -.30+.115*row
                for q in range(-3, 4):
                    y0 = (q+.5*(row % 2))*.115
                    if abs(y0) > H(xc)*.92: continue
                    a = np.linspace(-1.7, 1.7, 16); yy = y0+.062*np.sin(a); xx = xc-.075*np.cos(a)*-1*-1; zz = .52*np.sqrt(np.clip(H(xx)**2-yy**2, 0, 1))+.012; add(*tube(np.stack([xx, yy, zz], 1), .017*(1+.1*r.normal()), 7))
            for sgn in (-1, 1):     # rope along the outline
                o = np.stack([x[3:66], sgn*hw[3:66], .02+0*x[3:66]], 1)
                for V, F, uv in rope(o, .035, 2): add(V, F, uv)
            for xx in (-.40, -.35): yy = np.linspace(-.95, .95, 30)*H(xx); add(*tube(np.stack([xx-.10*(1-(yy/H(xx))**2)*-1-.05, yy, .52*np.sqrt(np.clip(H(xx)**2-yy**2, 0, 1))+.012], 1), .024, 8))
            for k in range(3): a = np.linspace(0, 5.2*tau/2, 60); rr = .085*(1-np.linspace(0, .92, 60)); add(*tube(np.stack([-.56+rr*np.cos(a), .02+rr*np.sin(a), .195+0*a+.02*(1-rr/.085)], 1), .017, 7)) if k == 0 else None
            V, F, uv = ball_VF((-.56, .02, .215), .04, 16); add(V, F, uv)
            for q in range(-4, 5):  # tail of threads, spread
                a = q*.17; pth = catmull(np.array([(.66, q*.012, 0), (.86, q*.05, .02), (1.06+.05*math.cos(q), q*.105, 0)]), 40); add(*tube(pth, .028*(1+.08*r.normal()), 8))
            add(*tube(np.stack([1.0+.10*np.cos(np.linspace(-1, 1, 30)*1.3), np.linspace(-.44, .44, 30), 0*np.linspace(0, 1, 30)], 1), .026, 8))
            for sgn, n in ((1, 5), (-1, 4)):
                for q in range(n): xx = -.05+.12*q; add(*tube(catmull(np.array([(xx, sgn*H(xx)*.95, .02), (xx+.07, sgn*(H(xx)+.13), .01), (xx+.15, sgn*(H(xx)+.17), 0)]), 40), .023, 7))
            a = np.linspace(0, tau, 30, endpoint=False); add(*tube(np.stack([-.90+.075*np.cos(a), .075*np.sin(a), 0*a], 1), .026, 8, True)); hk = catmull(np.array([(-.95, 0, .0), (-1.10, 0, .03), (-1.28, .06, .05), (-1.44, .22, .03), (-1.36, .40, -.02), (-1.10, .44, -.06), (-.92, .42, -.08)]), 60); add(*tube(hk, .020, 10))
        cam = ((.03, .06, .15), 7.7, 52); mats = [m.m]
    elif kind == 'sun':
        m = dokra(); cx, cy = .05, -.42; r = np.random.default_rng(5); R = .62; add = lambda V, F, uv: B.add(V+[cx, cy, z0+.07], F, uv)
        prf = np.array([(1e-3, .055), (.30, .05), (.40, .03), (.43, 0), (.42, -.05), (1e-3, -.06)]); V = np.stack([prf[:, :1]*np.cos(t), prf[:, :1]*np.sin(t), prf[:, 1:2]+0*t], -1).reshape(-1, 3); F, J, I = grid_idx(len(prf), 90, True); add(V, F, np.zeros((len(F)*4, 2)))
        for R0 in (.41, .46): 
            for V, F, uv in rope(np.stack([R0*np.cos(t), R0*np.sin(t), .02+0*t], 1), .034, 2, closed=True): add(V, F, uv)
        for k in range(14):     # rays coiled like jalebi
            a = k*tau/14+.05*r.normal(); c = np.array([math.cos(a), math.sin(a)])*.64; n = 60; s = np.linspace(0, 1, n); q = a+math.pi+s*2.3*tau*(1 if k % 2 else -1); rr = (.128+.008*r.normal())*(1-.86*s); add(*tube(np.stack([c[0]+rr*np.cos(q), c[1]+rr*np.sin(q), .0+.03*s], 1), .027, 8)); a2 = a+tau/28; e = np.array([math.cos(a2), math.sin(a2)]); add(*ball_VF((*(e*.58), .0), .034, 12)); add(*tube(np.array([[*(e*.46), 0], [*(e*.60), 0], [*(e*.74), 0]]), np.array([.03, .026, .012]), 8))
        for sg in (-1, 1): add(*ball_VF((sg*.14, .085, .055), .045, 16, (1, 1, .6))); aa = np.linspace(0, tau, 24, endpoint=False); add(*tube(np.stack([sg*.14+.075*np.cos(aa), .085+.06*np.sin(aa), .055+0*aa], 1), .012, 6, True))
        add(*tube(catmull(np.array([(-.15, -.15, .05), (0, -.215, .06), (.15, -.15, .05)]), 60), .020, 8))
        for k in range(3): a = np.linspace(0, 2*tau, 40); rr = .035*(1-np.linspace(0, .8, 40)); add(*tube(np.stack([(k-1)*.10+rr*np.cos(a), .30+rr*np.sin(a)-.012*abs(k-1), .045+0*a], 1), .011, 6))
        V, F, uv = torus_VF((0, .86, .02), .085, .032, 'x', 40, 10); add(V, F, uv)
        c = M('cord'); n = c.noise(c.obj(), 60, 3); c.P(Base_Color=c.mix(n, hexc('#15110f'), hexc('#2e2825')), Roughness=.9, Specular=.12, Sheen=.4); CB = Bag()
        p = catmull(np.array([(cx, cy+.86, z0+.15), (cx-.30, cy+1.25, z0+.05), (cx-.95, cy+1.62, z0+.05), (cx-1.62, cy+1.15, z0+.05), (cx-1.55, cy+.2, z0+.05), (cx-1.0, cy-.62, z0+.05), (cx-.2, cy-1.05, z0+.05), (cx+.75, cy-.88, z0+.05), (cx+1.45, cy-.25, z0+.05), (cx+1.58, cy+.75, z0+.05), (cx+1.05, cy+1.55, z0+.05), (cx+.35, cy+1.30, z0+.06), (cx, cy+.87, z0+.15)]), 60)
        for V, F, uv in rope(p, .043, 3, 5.0, rs=.62): CB.add(V, F, uv)
        i = int(len(p)*.50); ctr = p[i]; tg = p[i+2]-p[i-2]; tg /= np.linalg.norm(tg); sd = np.cross(tg, [0, 0, 1.]); s = np.linspace(0, 1, 260); a = s*6*tau; CB.add(*tube(ctr+[0, 0, .02]+(s[:, None]-.5)*.36*tg+.072*np.cos(a)[:, None]*sd+.072*np.sin(a)[:, None]*np.array([0, 0, 1.]), .030, 8)); CB.make('cord', [c.m])
        cam = ((.04, -.16, .1), 7.3, 54); mats = [m.m]
    elif kind == 'rope':
        m = dokra(); R = 1.10; pos = ((-.40, .34, .17, 0), (.62, -.42, .17, 1))
        for V, F, uv in rope(np.stack([R*np.cos(t), R*np.sin(t), .19+0*t], 1), .19, 4, 4.6, rs=.47, closed=True, n=2200): B.add(V+[0, 0, z0], F, uv)
        for zz, RR in ((.33, R), (.05, R), ):
            for V, F, uv in rope(np.stack([RR*np.cos(t), RR*np.sin(t), zz+0*t], 1), .035, 2, closed=True, n=1600): B.add(V+[0, 0, z0], F, uv)
        cam = ((0, -.02, .24), 7.0, 27); mats = [m.m]; foc = (0, -1.0, .3)
    elif kind == 'shankha':
        m = M('shell'); v = m.obj(); st = m.n('ShaderNodeMapping', Vector=v, Scale=(1.5, 1.5, 14), Rotation=(.3, .2, 0)); n1 = m.noise(st, 1.4, 5, .6); n2 = m.noise(v, 30, 4, .6); at = m.n('ShaderNodeAttribute', {'attribute_name': 'tint'}); b = m.ramp(n1, [(.3, hexc('#e9dfcc')), (.55, hexc('#f6f0e4')), (.75, hexc('#efe6d6'))]); b = m.mix(m.math('MULTIPLY', m.math('SUBTRACT', 1.0, (at, 'Fac')), .55), b, hexc('#b08f68')); m.P(Base_Color=b, Roughness=m.math('ADD', m.math('MULTIPLY', n2, .1), .22), Specular=.5); m.bump(n2, .05, .008)
        Wc, Hc = 3600, 240; c = Canvas(Wc, Hc); n = 14; tt = np.linspace(0, 1, 900); c.line(np.stack([tt*Wc, Hc/2+np.sin(tt*n/2*tau)*Hc*.20], 1), 20)
        for k in range(n):
            x = (k+.5)*Wc/n; up = 1 if k % 2 == 0 else -1; y = Hc/2-up*Hc*.10
            for q in range(6): c.poly(petal(x, y, q*tau/6+.2, 62, 22, .7))
            c.disc(x, y, 16, 0); c.disc(x, y, 10)
            for dx, sg in ((-.30, 1), (.30, 1), (.5, -1), (0, -1)): c.poly(petal(x+dx*Wc/n, Hc/2+np.sin((x+dx*Wc/n)/Wc*n/2*tau)*Hc*.20, -up*sg*1.15+(0 if dx >= 0 else math.pi), 66, 19, .8))
        c.d.rectangle([0, 0, Wc, 18], fill=255); c.d.rectangle([0, Hc-18, Wc, Hc], fill=255); hm = ndi.gaussian_filter(c.arr(), 4.0)
        nt = 2400; th = np.arange(nt)/nt*tau
        for (cx, cy, zz, rx, ry, rz) in ((-.26, .25, .165, 0, 0, .4), (.42, -.28, .0, 0, .0, 2.0)):
            R, w, h = 1.02, .15, .165; vs = np.linspace(-1, 1, 56); rows, A = [], []
            for q in vs: rows.append(np.stack([R+w*np.sqrt(max(0, 1-(abs(q)**4)))*.55+.06+.035*(ndi.map_coordinates(hm, [np.full(nt, (q+1)/2*(Hc-1)), th/tau*Wc], order=1, mode='wrap')-1)*(abs(q) < .97), np.full(nt, q*h)], 1)); A.append(ndi.map_coordinates(hm, [np.full(nt, (q+1)/2*(Hc-1)), th/tau*Wc], order=1, mode='wrap')*.9+.1)
            for rr, z in ((R+.04, h*1.02), (R, h), (R-.03, h*.6), (R-.035, 0), (R-.03, -h*.6), (R, -h), (R+.04, -h*1.02)): rows.append(np.stack([np.full(nt, rr), np.full(nt, z)], 1)); A.append(np.full(nt, 1.0))
            P = np.stack([np.stack([q[:, 0]*np.cos(th), q[:, 0]*np.sin(th), q[:, 1]], 1) for q in rows]); o = grid('sh', P, wu=True, wv=True, mats=[m.m], attr=np.stack(A).ravel())
            if zz: put(o, (cx, cy, z0+.17), (0, 0, rz))
            else: put(o, (cx-.02, cy+.02, z0+.17+.335), (.02, -.015, rz))
        cam = ((.10, .0, .34), 8.3, 30); os.environ.setdefault('KEY', '.40'); mats = None; foc = (0, -.9, .4)
    elif kind == 'lac':
        lm = lac('lac', '#8c1220', gloss=.9, dirt=.18); gm = M('mir'); gn = gm.noise(gm.obj(), 9, 3); gm.P(Base_Color=hexc('#e9ecea'), Metallic=1, Roughness=.04, Specular=.8); gm.bump(gn, .12, .02); au = metal('au', BRASS, '#4a3010', rough=.2, patina=.4); R, h = 1.0, .62; nt = 700; th = np.arange(nt)/nt*tau; r = np.random.default_rng(4)
        for (cx, cy, tilt, rz) in ((-.92, .42, 0, .3), (.62, -.46, 0, 1.0)):
            rows = []; vs = np.linspace(-1, 1, 90)
            for q in vs: rg = .030*max(0, math.cos(q*math.pi*3.0/1.0))**6*-1+.028*(abs(abs(q)-.333) < .05)+.028*(abs(q) > .93); rows.append((R+.10+rg-.04*abs(q)**3, q*h/2))
            rows += [(R+.03, h/2+.012), (R-.01, h/2), (R-.02, 0), (R-.01, -h/2), (R+.03, -h/2-.012)]; wob = 1+.004*np.sin(3*th+rz); P = np.stack([np.stack([q*wob*np.cos(th), q*wob*np.sin(th), z+.004*np.sin(5*th+q*7)], 1) for q, z in rows]); obs = [grid('lk', P, wu=True, wv=True, mats=[lm.m])]; G, A = Bag(), Bag()
            for j, zc in enumerate((-.205, 0, .205)):
                n = 40
                for k in range(n):
                    q = (k+.5*(j % 2))*tau/n+r.normal()*.006; c, s = math.cos(q), math.sin(q); ro = R+.103; rad = .062*(1+.06*r.normal()); ta, tb = r.normal()*.10, r.normal()*.10; V, F, uv = ball_VF((0, 0, 0), rad, 14, (.16, 1, 1)); V[:, 0] += V[:, 1]*ta+V[:, 2]*tb; V = np.stack([V[:, 0]*c-V[:, 1]*s+ro*c, V[:, 0]*s+V[:, 1]*c+ro*s, V[:, 2]+zc], 1); G.add(V, F, uv); V, F, uv = torus_VF((0, 0, 0), rad*1.03, .013, 'x', 20, 6); V = np.stack([V[:, 0]*c-V[:, 1]*s+ro*c, V[:, 0]*s+V[:, 1]*c+ro*s, V[:, 2]+zc], 1); A.add(V, F, uv)
            for zc in (-.103, .103, -.30, .30):
                for k in range(130): q = k*tau/130; A.add(*ball_VF(((R+.118)*math.cos(q), (R+.118)*math.sin(q), zc), .017, 8))
            obs += [G.make('g', [gm.m]), A.make('a', [au.m])]
            for o in obs: o.location = (cx, cy, z0+h/2+.012); o.rotation_euler = (0, 0, rz)
            if cx > 0:
                for o in obs: o.rotation_mode = 'QUATERNION'; from mathutils import Quaternion; o.rotation_quaternion = Quaternion((0, 0, 1), .55) @ Quaternion((0, 1, 0), math.radians(-62)); o.location = (1.06, -.42, z0+.02+R*math.sin(math.radians(62))+.30*math.cos(math.radians(62))+.11*math.sin(math.radians(62)))
        cam = ((.20, .20, .66), 11.2, 22); mats = None; foc = (0, -.9, .6)
    elif kind == 'kemp':
        au = metal('gold', ('#b9822c', '#d9a441', '#e9c06a'), '#4a2a0c', rough=.18, patina=.7, aod=.05); def_ = dict(Roughness=.10, Specular=.5, Clearcoat=.5)
        rd, gr = M('rd'), M('gr'); rn = rd.noise(rd.obj(), 5, 3); rd.P(Base_Color=rd.mix(rn, hexc('#3c0009'), hexc('#6e0215')), **def_); gr.P(Base_Color=hexc('#04281a'), **def_); RB, GB = Bag(), Bag(); cx, cy, zz = 0, -.42, z0+.09; r = np.random.default_rng(6)
        def cell(a, L, W, r0, bag, z=0, dome=.085):
            p = petal(cx, cy, a, L, W, .62, r0=r0, n=36); lp = np.column_stack([np.vstack([p, p[:1]]), np.full(len(p)+1, zz+z)]); [B.add(*tube(lp+[0, 0, q*.05], .022 if q else .034, 8)) for q in (0, 1)]; c = p.mean(0); rr = np.linspace(1e-3, 1, 14); P = np.stack([np.column_stack([(p-c)*s*.93+c, np.full(len(p), zz+z+.02+dome*(1-s**3.0)**.5*(1 if s < .99 else 0))]) for s in rr]); F, J, I = grid_idx(14, len(p), True); bag.add(P.reshape(-1, 3), F, np.zeros((len(F)*4, 2))); base = np.column_stack([(p-c)*1.0+c, np.full(len(p), zz+z-.03)]); B.add(np.vstack([base, np.column_stack([(p-c)*.02+c, np.full(len(p), zz+z+.01)])]), grid_idx(2, len(p), True)[0], np.zeros((len(p)*4, 2)))
        for k in range(8): cell(k*tau/8+tau/16+.02*r.normal(), .62, .185, .14, RB)
        for k in range(8): cell(k*tau/8, .30, .10, .10, RB, .09, .07)
        V, F, uv = ball_VF((cx, cy, zz+.13), .13, 24, (1, 1, .7)); RB.add(V, F, uv); V, F, uv = torus_VF((cx, cy, zz+.12), .135, .026); B.add(V, F, uv)
        for k in range(8): a = k*tau/8+tau/16; B.add(*ball_VF((cx+.785*math.cos(a), cy+.785*math.sin(a), zz+.01), .042, 14))
        cyo = cy
        for sg in (-1, 1):
            p = petal(0, 0, -math.pi/2+sg*.75, .50, .145, .65, n=36)+[cx+sg*.10, cy-.66]; lp = np.column_stack([np.vstack([p, p[:1]]), np.full(len(p)+1, zz)]); [B.add(*tube(lp+[0, 0, q*.045], .022 if q else .032, 8)) for q in (0, 1)]; c = p.mean(0); rr = np.linspace(1e-3, 1, 14); P = np.stack([np.column_stack([(p-c)*s*.92+c, np.full(len(p), zz+.015+.07*(1-s**3)**.5*(1 if s < .99 else 0))]) for s in rr]); F, J, I = grid_idx(14, len(p), True); GB.add(P.reshape(-1, 3), F, np.zeros((len(F)*4, 2)))
        B.add(*ball_VF((cx, cy-.74, zz), .055, 14))
        for k in range(3): B.add(*ball_VF((cx, cy-.86-.085*k, zz-.02*k), .05-.008*k, 14))
        [B.add(*ball_VF((cx, cy+q, zz+.01), r_, 16)) for q, r_ in ((.52, .075), (.64, .065), (.74, .06))]; B.add(*tube(np.array([(cx, cy+.5, zz), (cx, cy+.78, zz)]), .04, 10)); B.add(*tube(np.array([(cx, cy-.60, zz-.02), (cx, cy-1.04, zz-.05)]), .026, 10)); V, F, uv = torus_VF((cx, cy+.86, zz+.02), .10, .030, 'x', 40, 10); B.add(V, F, uv)
        for V, F, uv in [x for sg in (-1, 1) for x in rope(catmull(np.array([(cx, cy+.92, zz+.10), (cx+sg*.22, cy+1.22, z0+.06), (cx+sg*.75, cy+1.62, z0+.05), (cx+sg*1.38, cy+1.45, z0+.05), (cx+sg*1.70, cy+.75, z0+.05), (cx+sg*(1.52+.06*sg), cy+.02, z0+.05), (cx+sg*1.60, cy-.70, z0+.05), (cx+sg*2.1, cy-1.15, z0+.05), (cx+sg*3.2, cy-1.3, z0+.05)]), 60), .046, 4, 3.4, rs=.48)]: B.add(V, F, uv)
        RB.make('rb', [rd.m]); GB.make('gb', [gr.m]); cam = ((.0, -.16, .12), 6.6, 54); mats = [au.m]; os.environ.setdefault('KEY', '.19')
    else:                       # hasli
        m = metal('sv', SILVER, '#1b1917', rough=.2, patina=.9, aod=.05, hammer=0); base = m.p.inputs['Base Color'].links[0].from_node; at = m.n('ShaderNodeAttribute', {'attribute_name': 'tint'}); m.P(Base_Color=m.mix(m.math('MULTIPLY', m.math('SUBTRACT', 1.0, (at, 'Fac')), .85), base, hexc('#12100f')))
        R = 1.30; n = 1500; gap = .40; s = np.linspace(-1, 1, n); a = -math.pi/2+s*(math.pi-gap); rad = .085+.115*(1-np.abs(s)**1.5); c = 64; b = np.arange(c)/c*tau; L = a*R
        front = np.clip((.62-np.abs(s))/.03, 0, 1)
        vv = b/tau*14; uu = s*(math.pi-gap)*R/.14; row = np.floor(vv); du = ((uu[:, None]+.5*(row[None] % 2)) % 1)-.5; dv = (vv % 1)[None]; d = np.hypot(du, dv-.15)*1.0; sc = np.clip(1-d/.62, 0, 1)**.5; k = np.where(np.sin(b)[None] > -.15, front[:, None], 0); edge = np.exp(-((np.abs(s)-.64)/.006)**2)+np.exp(-((np.abs(s)-.665)/.006)**2); Hh = .022*k*(sc-.75)+.012*edge[:, None]
        A = np.clip(1-k*(1-np.clip(sc*2.2, 0, 1))*.9, 0, 1); rr = rad[:, None]+Hh; P = np.stack([(R+rr*np.cos(b)[None])*np.cos(a)[:, None]*.98, (R+rr*np.cos(b)[None])*np.sin(a)[:, None], rr*np.sin(b)[None]*.92+.20], -1); P[..., 2] += z0-.02; P[..., 1] += .10; o = grid('h', P[:, ::-1], wu=True, mats=[m.m], attr=A[:, ::-1].ravel())
        TB = Bag()
        for sg in (-1, 1):
            q = np.linspace(.80, .985, 200); aa = -math.pi/2+sg*q*(math.pi-gap); ce = np.stack([R*np.cos(aa)*.98, R*np.sin(aa)+.10, np.full(200, z0+.18)], 1); s2 = np.linspace(0, 1, 900); c2 = np.stack([np.interp(s2, np.linspace(0, 1, 200), ce[:, k_]) for k_ in range(3)], 1); tg = np.gradient(c2, axis=0); tg /= np.linalg.norm(tg, axis=1, keepdims=True); sd = np.cross(tg, [0, 0, 1.]); w = s2*20*tau; r0 = np.interp(.80+.185*s2, np.abs(s[n//2:]), rad[n//2:])+.012; TB.add(*tube(c2+r0[:, None]*(np.cos(w)[:, None]*sd+np.sin(w)[:, None]*np.array([0, 0, .95])), .020, 8))
            e = c2[-1]+tg[-1]*.10; u = tg[-1]; v_ = np.array([-u[1], u[0], 0]); h = .135; V = np.array([e+h*(x*u+y*v_)+[0, 0, h*z*.95] for x, y, z in ((-1, -1, -1), (1, -1, -1), (1, 1, -1), (-1, 1, -1), (-1, -1, 1), (1, -1, 1), (1, 1, 1), (-1, 1, 1))]); o2 = add_mesh('cube', V, np.array([[0, 3, 2, 1], [4, 5, 6, 7], [0, 1, 5, 4], [1, 2, 6, 5], [2, 3, 7, 6], [3, 0, 4, 7]]), mats=[m.m], smooth=False, attr=np.ones(8)); bv = o2.modifiers.new('b', 'BEVEL'); bv.width = .035; bv.segments = 3
            for x in (-1, 1): TB.add(*ball_VF(e+h*1.0*v_*x, .045, 14), .9); 
            TB.add(*ball_VF(e+[0, 0, h*.95], .045, 14), .9)
        TB.A = [np.ones(len(v)) for v in TB.V]; TB.make('tw', [m.m]); cam = ((0, .06, .18), 7.9, 46); mats = None; foc = (0, -.9, .3)
    if mats: B.A = [np.ones(len(v))*.5 for v in B.V]; B.make('metal', mats)
    studio(bg, bg2, key=500, fill=70, rim=270, world_s=.36); area('card', (-3.0, -4.4, 3.4), (0, 0, .2), 2.2, 70); area('card2', (3.6, -2.6, 3.0), (0, 0, .2), 1.0, 45, sy=3); os.environ.setdefault('KEY', str(round(.16+.62*hexc(slabc)[1]**.6, 2))); camera(*cam, 0, 85, 9, focus=foc)
