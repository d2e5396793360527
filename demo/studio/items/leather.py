"""Bags, belt, wallet and shoes: embossed and painted goat leather of Santiniketan, saddle-stitched hide and juttis of Jodhpur, an ajrakh sling bag and a panja-woven shoulder bag."""
from items.hardkit import *
import soft
from soft import fabric_mat, textile, smoothf
from items.elephant import extruded, closed

VARIANTS = {
    'handbag': dict(kind='handbag', bg='#e2d6c3', bg2='#d2c2a9'), 'wallet': dict(kind='wallet', bg='#dccfba', bg2='#ccbba2'), 'belt': dict(kind='belt', bg='#e4d9c8', bg2='#d5c6b0'),
    'jutti': dict(kind='jutti', bg='#e6dbc9', bg2='#d7c8b0'), 'sling-ajrakh': dict(kind='sling', bg='#e5d8c3', bg2='#d6c5aa'), 'panja-bag': dict(kind='panja', bg='#e3d7c4', bg2='#d4c4ab'),
}
def hide(name, col, tex=None, rough=.5, grain=.22, height=None):
    m = M(name); v = m.obj(); vo = m.n('ShaderNodeTexVoronoi', {'feature': 'DISTANCE_TO_EDGE'}, Vector=v, Scale=46); n1 = m.noise(v, 2.4, 5, .6); n2 = m.noise(v, 18, 4, .6); base = m.img(tex, name) if tex is not None else m.mix(m.math('MULTIPLY', n1, .75), hexc(col), m.mix(.55, hexc(col), (.02, .008, .003, 1)))
    b = m.mix(.25, base, m.ramp(n1, [(.3, (.55, .5, .46)), (.7, (1, 1, 1))]), 'MULTIPLY'); m.P(Base_Color=b, Roughness=m.math('ADD', m.math('MULTIPLY', n2, .2), rough-.1), Specular=.38, Clearcoat=.08, Clearcoat_Roughness=.35)
    h = None
    if height is not None: h = m.bump(m.img(height, name+'h', colorspace='Non-Color'), .9, .05)
    h = m.bump(m.ramp((vo, 'Distance'), [(0, (0, 0, 0)), (.12, (1, 1, 1))]), grain, .010, h); m.bump(n2, .12, .015, h); return m
def uvbox(o, x0, x1, y0, y1, axes=(0, 1)):
    me = o.data; co = np.empty(len(me.vertices)*3, np.float32); me.vertices.foreach_get('co', co); co = co.reshape(-1, 3); vi = np.empty(len(me.loops), np.int32); me.loops.foreach_get('vertex_index', vi); uv = (co[vi][:, list(axes)]-[x0, y0])/[x1-x0, y1-y0]; me.uv_layers[0].data.foreach_set('uv', np.ascontiguousarray(uv, np.float32).ravel()); return o
def sup(a, ex): c, s = np.cos(a), np.sin(a); d = (np.abs(c)**ex+np.abs(s)**ex)**(1/ex); return c/d, s/d
def pad(W, H, T, mat, ex=14, dome=.03, z=0, seed=1, nt=720, edge=.03):
    """a flat cushion of leather lying down, rounded at the edge"""
    th = np.arange(nt)/nt*tau; cx, cy = sup(th, ex); rows = []
    for f, zz in [(1e-3, 0), (.97, 0), (1-edge*.3, T*.12), (1.0, T*.5), (1-edge*.25, T*.88)]+[(q, T+dome*(1-q**6)) for q in np.linspace(1-edge, 1e-3, 60)]: rows.append(np.stack([W/2*f*cx, H/2*f*cy, z+zz+0*th], 1))
    P = np.stack(rows); n = smoothf(len(rows), nt, 5, 6, seed)*.006; P[6:, :, 2] += n[6:]*np.linspace(0, 1, len(rows)-6)[:, None]; return uvbox(grid('pad', P, wu=True, mats=[mat.m if hasattr(mat, 'm') else mat]), -W/2, W/2, -H/2, H/2)
def lace(B, path, nrm, r, pitch, out=.05, closed=True):
    """a thong wound over the edge: path along the edge, nrm outwards"""
    L = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(np.vstack([path, path[:1]]) if closed else path, axis=0), axis=1))]); n = int(L[-1]/pitch); s = np.linspace(0, L[-1], n*16, endpoint=False); q = np.vstack([path, path[:1]]) if closed else path; k = np.vstack([nrm, nrm[:1]]) if closed else nrm; p = np.stack([np.interp(s, L, q[:, i]) for i in range(3)], 1); d = np.stack([np.interp(s, L, k[:, i]) for i in range(3)], 1); a = s/L[-1]*n*tau; up = np.array([0, 0, 1.]) if abs(nrm[:, 2]).max() < .5 else np.array([0, 1., 0]); B.add(*tube(p+d*(out*np.cos(a)-out*.35)[:, None]+up*(out*1.25*np.sin(a))[:, None], r, 8, closed, up=d))
def creeper(W, H, seed=2, kolka=False):
    """masks: line (left pale), red, green, gold"""
    C = {k: Canvas(W, H) for k in ('line', 'red', 'green', 'gold')}; r = np.random.default_rng(seed)
    def leafy(x, y, a, L, col, w=.24): C['line'].poly(petal(x, y, a, L, L*w, .8)); C['line'].poly(petal(x+math.cos(a)*L*.08, y+math.sin(a)*L*.08, a, L*.84, L*w*.70, .8), 0); C[col].poly(petal(x+math.cos(a)*L*.08, y+math.sin(a)*L*.08, a, L*.84, L*w*.68, .8))
    def curl(x, y, a, R, sg, wd=9): t = np.linspace(0, 1, 60); q = a+sg*t*5.6; rr = R*(1-.82*t); cx, cy = x+math.cos(a+math.pi/2*sg)*R*-1*-1, y+math.sin(a+math.pi/2*sg)*R; C['line'].line(np.stack([cx+rr*np.cos(q-math.pi/2*sg), cy+rr*np.sin(q-math.pi/2*sg)], 1), wd)
    def flower(x, y, R):
        for k in range(8): leafy(x, y, k*tau/8+.2, R, 'red', .30)
        C['line'].disc(x, y, R*.26); C['gold'].disc(x, y, R*.20); C['line'].disc(x, y, R*.20, 0)
    def buta(cx, cy, R):
        t = np.linspace(0, tau, 160)
        for k, f in enumerate((1.0, .84, .56)):
            x = R*.62*f*np.sin(t)*np.abs(np.sin(t/2))**.9; y = -R*.85*f*np.cos(t); w = np.clip((-y-R*.05)/(R*.8), 0, 1.2)**2; p = np.stack([cx+x+w*R*.42*f, cy-y*-1+R*.1], 1); C['line'].line(np.vstack([p, p[:1]]), 12 if k == 0 else 8)
            if k == 0:
                for q in range(0, 160, 7): C['line'].disc(*(p[q]+(p[q]-[cx, cy])*.07), 9)
            if k == 2: C['red'].poly(p)
            if k == 1: C['gold'].poly(p)
        flower(cx, cy+R*.30, R*.24)
        for k in range(3): leafy(cx+R*.02+k*R*.05, cy-R*.02-k*R*.20, -1.1, R*.2, 'green')
    if kolka: buta(W*.50, H*.52, H*.36)
    else:
        for row, (y0, amp, n) in enumerate(((.30, .10, 2.0), (.70, .10, 2.0))):
            t = np.linspace(.04, .96, 400); y = H*(y0+amp*np.sin(t*n*tau+row*math.pi)); C['line'].line(np.stack([t*W, y], 1), 14)
            for k in range(20, 390, 26):
                x, yy = t[k]*W, y[k]; sg = 1 if (k//26) % 2 else -1; leafy(x, yy, sg*1.25, H*.11, 'green'); leafy(x+W*.012, yy, sg*.55, H*.09, 'red' if (k//26) % 3 == 0 else 'green')
            for k in range(4): tt = (k+.5)/4*.92+.04; flower(tt*W, H*(y0-amp*np.sin(tt*n*tau+row*math.pi)*.95), H*.085)
        for k in range(9): x = W*(.08+.105*k); curl(x, H*.5, -.3+.6*(k % 2), H*.035, 1 if k % 2 else -1, 8)
    b = .035
    for f in (b, b+.022): C['line'].line([(W*f*H/W, H*f), (W-H*f, H*f), (W-H*f, H-H*f), (H*f, H-H*f), (H*f, H*f)], 9)
    for k in range(int(2*(W+H)/60)):
        s = k*60; x, y = (s, 0) if s < W else (W, s-W) if s < W+H else (2*W+H-s, H) if s < 2*W+H else (0, 2*(W+H)-s); ix, iy = np.clip(x, H*.085, W-H*.085), np.clip(y, H*.085, H-H*.085); C['line'].disc(ix, iy, 7)
    return {k: ndi.gaussian_filter(c.arr(), 1.2) for k, c in C.items()}
def painted(W, H, ground, pale, red, green, gold, seed=2, crackle=None, **kw):
    D = creeper(W, H, seed, **kw); img = np.ones((H, W, 3))*rgb(ground)*(1+.07*fnoise(H, W, 120, 3)[..., None]+.03*fnoise(H, W, 20, 4)[..., None])
    for k, c in (('gold', gold), ('red', red), ('green', green), ('line', pale)): a = np.clip(D[k]*(.90+.08*fnoise(H, W, 30, ord(k[0]))), 0, 1)[..., None]; img = img*(1-a)+rgb(c)*(1+.08*fnoise(H, W, 26, 9)[..., None])*a
    if crackle:
        r = np.random.default_rng(6); pts = r.random((crackle, 2))*[H, W]; from scipy.spatial import cKDTree; yy, xx = np.mgrid[:H, :W]; wy, wx = fnoise(H, W, 60, 21)*10, fnoise(H, W, 60, 22)*10; d, _ = cKDTree(pts).query(np.stack([(yy+wy).ravel(), (xx+wx).ravel()], 1), k=2); e = (d[:, 1]-d[:, 0]).reshape(H, W); c = np.clip(1-e/5.0, 0, 1)*np.clip(.75+.35*fnoise(H, W, 140, 5), .1, 1); img = img*(1-.72*c[..., None])+rgb('#2a120c')*.72*c[..., None]
    return np.clip(img, 0, 255).astype(np.uint8), np.clip(D['line']*200+30, 0, 255).astype(np.uint8)
def bag(W, H, T, mat, top=.34, ex=6, seed=1, sag=.05, uv=None, z0=0, z1=1, grow=0, nt=640):
    a = np.arange(nt)/nt*tau; zs = np.linspace(z0, z1, 160); rows = []; nz = smoothf(160, nt, 6, 9, seed)*.020
    for i, f in enumerate(zs):
        e = ex+(3-ex)*f*0; cx, cy = sup(a, ex); bt = min(1, f/.05)**.4*.06+.94; w = W/2*(1-.05*f+.03*math.sin(f*math.pi))*bt+grow; d = T/2*(1+(top-1)*f**1.6)*bt+grow; z = f*H-sag*np.clip(1-np.abs(cx)**2, 0, 1)*f**3; rows.append(np.stack([cx*w*(1+nz[i]*.4), cy*d+nz[i]*T*.8*(.3+.7*math.sin(min(1, f)*math.pi)), z+0*a], 1))
    if z1 == 1:
        for q in (.90, .80): rows.append(rows[159]*[q*.5+.5, q, 1]-[0, 0, (1-q)*.6])
        rows.append(rows[159]*[.88, .5, 1]-[0, 0, .30])
    o = grid('bag', np.stack(rows), wu=True, mats=[mat.m if hasattr(mat, 'm') else mat]); u = uv or (-W/2, W/2, 0, H); return uvbox(o, *u, axes=(0, 2)), rows[159 if z1 == 1 else -1]
def strap(p, w, t, mat, up, seed=0): B = Bag(); B.add(*tube(p, 1.0, 24, flat=(w, t), up=up)); return B.make('strap', [mat.m if hasattr(mat, 'm') else mat])
def stitches(B, path, up, L=.05, gap=.03, r=.011):
    s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]); t = 0
    while t+L < s[-1]: q = np.linspace(t, t+L, 5); p = np.stack([np.interp(q, s, path[:, k]) for k in range(3)], 1)+np.asarray(up)*.006*np.sin(np.linspace(0, math.pi, 5))[:, None]; B.add(*tube(p, r, 6)); t += L+gap
def build(kind, bg, bg2):
    r = np.random.default_rng(5); fs, foc = 8, (0, -.5, .4); B = Bag()
    if kind == 'wallet':
        tx, hm = painted(1500, 1240, '#8a3a24', '#d9b98a', '#c43c2c', '#264b44', '#e0a93a', crackle=420, kolka=True); m = hide('w', '#8a3a24', tx, .42, height=hm); W, H, T = 2.3, 1.9, .12; lm = hide('lc', '#6a2a1a', None, .5); under = hide('u', '#7a3322', None, .5)
        obs = [pad(W*.992, H*.992, T, under, z=0, dome=0), pad(W, H, T, m, z=T+.035, dome=.05)]; sp = grid('spine', np.stack([np.stack([np.full(40, -W/2+.05)-.16*np.cos(q)*np.ones(40)-.0, np.linspace(-H/2+.10, H/2-.10, 40), np.full(40, T+.02+.13*math.sin(q))], 1) for q in np.linspace(-math.pi/2, math.pi/2, 20)]), mats=[under.m]); obs.append(sp)
        th = np.arange(720)/720*tau; cx, cy = sup(th, 14); path = np.stack([W/2*cx, H/2*cy, np.full(720, T*1.5+.035)], 1); nrm = np.stack([np.sign(cx)*np.abs(cx)**9, np.sign(cy)*np.abs(cy)**9, 0*cx], 1); nrm /= np.linalg.norm(nrm, axis=1, keepdims=True)+1e-9; lace(B, path, nrm, .024, .098, .062); obs.append(B.make('lace', [lm.m]))
        for o in obs: o.rotation_euler[2] = .16
        cam = ((.02, 0, .08), 7.0, 50)
    elif kind == 'belt':
        m = hide('b', '#8a5228', None, .42, .12); ed = hide('e', '#5e3417', None, .35, .05); br = metal('br', BRASS, '#3c260e', rough=.22, patina=.5); w, t = .42, .026; n = 1500; s = np.linspace(0, 1, n); a = s*3.1*tau; rad = .50+.115*a/tau; p = np.stack([rad*np.cos(a), rad*np.sin(a)], 1); e = p[-1]; tg = p[-1]-p[-2]; tg /= np.linalg.norm(tg); u = np.linspace(0, 1, 300)[1:]; ang0 = math.atan2(tg[1], tg[0]); turn = ang0+.95*u*0+1.1*np.sin(u*1.6)*.55; step = 1.75/299; tail = e+np.cumsum(np.stack([np.cos(turn), np.sin(turn)], 1)*step, 0); p = np.vstack([p, tail]); rot = Matrix.Rotation(-2.50, 2); p = p @ np.array(rot).T; P3 = np.column_stack([p, np.full(len(p), w/2+.005)]); B.add(*tube(P3, 1.0, 28, flat=(t, w/2), up=(0, 0, 1))); V = B.V[0].reshape(len(p), 28, 3); d = V-P3[:, None]; d[..., 2] = np.sign(d[..., 2])*np.minimum(np.abs(d[..., 2])*1.25, w/2*.985); B.V[0] = (P3[:, None]+d).reshape(-1, 3); B.make('belt', [m.m])
        tn = np.gradient(p, axis=0); tn /= np.linalg.norm(tn, axis=1, keepdims=True); nr = np.stack([tn[:, 1], -tn[:, 0]], 1); SB = Bag()
        for z in (.055, w-.045):
            for sg in (1, -1): stitches(SB, np.column_stack([p+nr*sg*(t+.002), np.full(len(p), z+.005)]), np.array([0, 0, 0]), .040, .022, .0085)
        th = M('th'); th.P(Base_Color=hexc('#ead9b4'), Roughness=.8); SB.make('st', [th.m])
        e, tg, nn = P3[-1], np.append(tn[-1], 0), np.append(nr[-1], 0); z = np.array([0, 0, 1.]); fr = [e+tg*x+z*y for x, y in ((-.03, .27), (.32, .27), (.38, .20), (.38, -.10), (.32, -.165), (-.03, -.165), (-.09, -.10), (-.09, .20))]; fr = np.array(fr); cl = catmull(np.vstack([fr, fr[:1]]), 60)[:-1]; MB = Bag(); MB.add(*tube(cl, .045, 12, True, up=nn)); MB.add(*tube(np.array([e+tg*.02+z*q for q in (.27, .05, -.165)]), .034, 10, up=nn)); MB.add(*tube(catmull(np.array([e+tg*.02+nn*.05, e+tg*.2+nn*.085, e+tg*.43+nn*.05]), 40), .032, 10, up=z)); MB.make('bk', [br.m]); k = len(p)-58
        LB = Bag(); ring = np.array([P3[k]+nn*x+z*y for x, y in ((.06, .225), (-.06, .225), (-.06, -.225), (.06, -.225))]); LB.add(*tube(catmull(np.vstack([ring, ring[:1]]), 60)[:-1], 1.0, 12, True, flat=(.05, .014), up=tg)); LB.make('loop', [ed.m]); H_ = Bag()
        cam = ((.40, -.30, .22), 8.2, 27); foc = (0, -.8, .3)
    elif kind == 'jutti':
        c = Canvas(1400, 1000); c2, c3 = Canvas(1400, 1000), Canvas(1400, 1000)     # u across the foot, v toward the toe
        for v in (60, 92): c.line([(0, v), (1400, v)], 9)
        for i in range(36): (c2 if i % 2 else c3).poly(petal(20+i*40, 76, 0, 30, 9, .8)) if 0 else c2.disc(20+i*40, 76, 9)
        for k in range(8): c.poly(petal(700, 430, k*tau/8, 210, 66, .7)); c.poly(petal(700, 430, k*tau/8, 188, 48, .7), 0); c2.poly(petal(700, 430, k*tau/8, 180, 42, .7))
        c.disc(700, 430, 46); c3.disc(700, 430, 34)
        for sg in (-1, 1):
            t = np.linspace(0, 1, 60); x = 700+sg*(120+330*t); y = 250+420*t**1.5; c.line(np.stack([x, y], 1), 10)
            for k in range(8, 58, 9): c3.poly(petal(x[k], y[k], sg*.2+1.5, 74, 17, .8)); c2.poly(petal(x[k], y[k], -.7 if sg > 0 else math.pi+.7, 74, 17, .8))
            for q in range(3): 
                for k in range(6): c2.poly(petal(700+sg*(300+q*90), 190+q*40, k*tau/6, 46, 14, .75))
                c3.disc(700+sg*(300+q*90), 190+q*40, 12)
        for k in range(5): c.line([(700-180+k*22, 700+k*44), (700, 660+k*48), (700+180-k*22, 700+k*44)], 10); c3.disc(700, 690+k*48, 11)
        base = np.ones((1000, 1400, 3))*rgb('#b07a46')*(1+.06*fnoise(1000, 1400, 90, 3)[..., None]); th_ = .82+.18*np.sin(np.arange(1400)[None]*.9+np.arange(1000)[:, None]*.9)
        for cc, col in ((c, '#ecd9ac'), (c2, '#8c2a2a'), (c3, '#2f6a4a')): al = ndi.gaussian_filter(cc.arr(), 1)[..., None]; base = base*(1-al)+rgb(col)*th_[..., None]*al
        hm = np.clip(40+190*ndi.gaussian_filter(np.maximum(np.maximum(c.arr(), c2.arr()), c3.arr())*th_, 1), 0, 255).astype(np.uint8); um = hide('up', '', np.ascontiguousarray(np.clip(base[::-1], 0, 255).astype(np.uint8)), .5, .12, np.ascontiguousarray(hm[::-1])); sm = hide('sole', '#9a6638', None, .55, .1); inn = hide('in', '#c79a66', None, .65, .1); qm = hide('qr', '#b07a46', None, .5, .14); cord = M('cord'); cord.P(Base_Color=hexc('#f0e6d0'), Roughness=.85)
        wid = lambda t, sg: np.interp(t, [0, .04, .12, .25, .42, .62, .74, .85, .94, 1.0], np.array([.05, .22, .335, .355, .36, .445, .43, .30, .13, .015]))+0*sg; lift = lambda t: .05*np.clip((.25-t)/.25, 0, 1)+.30*np.clip((t-.76)/.24, 0, 1.2)**1.9
        for (ox, oy, rz) in ((.30, -.46, -.92), (-.34, .46, -.80)):
            L = 2.75; obs = []; ts = np.concatenate([np.linspace(0, .06, 14)[:-1], np.linspace(.06, .9, 70)[:-1], np.linspace(.9, 1, 26)]); y = lambda t: (t-.5)*L+0*t
            ring = np.concatenate([np.stack([-wid(ts, 1)*1.0, y(ts), lift(ts)], 1), np.stack([wid(ts, 1), y(ts), lift(ts)], 1)[::-1]]); k = len(ring); rows = [ring*[1, 1, 1]*np.array([.94, .99, 1])+[0, 0, 0], ring+[0, 0, .03], ring+[0, 0, .085], ring*[.97, .995, 1]+[0, 0, .10]]
            S_ = np.stack(rows); obs.append(grid('sole', S_, wu=True, mats=[sm.m])); half = len(ts); fl = np.stack([ring[:half], ring[half:][::-1]], 1); ff = np.stack([fl[:, 0]+(fl[:, 1]-fl[:, 0])*q for q in np.linspace(0.02, .98, 9)], 1); ff[..., 2] += .115; obs.append(grid('insole', ff, mats=[inn.m]))
            ns, nv = 90, 80; s = np.linspace(0, math.pi, ns); P = []
            for i in range(nv):     # vamp
                q = i/(nv-1); t0 = .60-.05*np.sin(s)**2*-1+.035*np.cos(2*s)*0-.14*(1-np.sin(s))**1.6; t = t0+(1.0-t0)*q; hv = np.interp(t, [.4, .6, .72, .85, .94, 1.0], [.56, .52, .42, .27, .13, .03]); w = wid(t, 1); P.append(np.stack([-w*np.cos(s)*1.01, y(t), lift(t)+.09+hv*np.sin(s)**.82], 1))
            P = np.stack(P); obs.append(grid('vamp', P[:, ::-1], mats=[um.m], uc=np.linspace(0, 1, ns), vc=np.linspace(0, 1, nv))); so = obs[-1].modifiers.new('s', 'SOLIDIFY'); so.thickness = .035; so.offset = -1
            tq = np.concatenate([np.linspace(.56, .0, 70), ]); left = np.stack([-wid(tq, 1), y(tq), lift(tq)], 1); right = np.stack([wid(tq[::-1], 1), y(tq[::-1]), lift(tq[::-1])], 1); path = np.vstack([left, right[1:]]); path = np.stack([ndi.gaussian_filter1d(path[:, j], 2.0, mode='nearest') for j in range(3)], 1); tt = np.concatenate([tq, tq[::-1][1:]]); ht = .50+.14*np.clip((.22-tt)/.22, 0, 1)-.02*np.sin(tt*9); Q = np.stack([np.stack([path[:, 0]*(1.01-.10*f*np.clip(tt*4, 0, 1)), path[:, 1]+.05*f*np.clip(.12-tt, 0, .12)/.12*-1*-1, path[:, 2]+.09+ht*f], 1) for f in np.linspace(0, 1, 24)]); obs.append(grid('q', Q, mats=[qm.m])); so = obs[-1].modifiers.new('s', 'SOLIDIFY'); so.thickness = .035; so.offset = -1
            CB = Bag(); CB.add(*tube(Q[-1], .026, 8)); CB.add(*tube(P[0], .026, 8, up=(0, 1, 0))); stitches(CB, ring[2:half-3]*[1.02, 1, 1]+[0, 0, .105], (0, 0, 0), .05, .035, .013); stitches(CB, ring[half+3:-2]*[1.02, 1, 1]+[0, 0, .105], (0, 0, 0), .05, .035, .013); stitches(CB, Q[-4]*[1.012, 1.002, 1], (0, 0, 0), .04, .03, .010); obs.append(CB.make('cord', [cord.m])); tp = P[-1].mean(0); TB = Bag(); TB.add(*tube(catmull(np.array([tp-[0, .06, .02], tp+[0, .0, .06], tp+[0, -.10, .16], tp+[0, -.20, .12]]), 50), np.linspace(.05, .022, len(catmull(np.array([tp-[0, .06, .02], tp+[0, .0, .06], tp+[0, -.10, .16], tp+[0, -.20, .12]]), 50))), 12, up=(1, 0, 0))); obs.append(TB.make('tip', [qm.m]))
            for o in obs: o.location = (ox, oy, 0); o.rotation_euler = (0, 0, math.pi+rz)
        cam = ((-.05, .0, .28), 9.6, 32); foc = (0, -.9, .4)
    elif kind == 'handbag':
        tx, hm = painted(1900, 1480, '#8a4a22', '#dcb98a', '#c43c2c', '#2e6a58', '#d99a3a'); m = hide('h', '', tx, .45, .16, hm); st = hide('s', '#7a3f1c', None, .45); W, H, T = 2.7, 2.05, .62; o, top = bag(W, H, T, m, top=.55, ex=7, sag=.04)
        cx, cy = sup(np.arange(640)/640*tau, 7); nrm = np.stack([cx*.3, cy, 0*cx], 1); LB = Bag(); lace(LB, top, np.broadcast_to(np.array([0, 0, 1.]), top.shape).copy(), .020, .085, .045)
        for sg in (-1, 1): pth = np.stack([np.full(120, sg*W/2*.985), np.full(120, -T*.20)*1.0, np.linspace(.12, H*.97, 120)], 1); lace(LB, pth, np.broadcast_to(np.array([sg*1.0, 0, 0]), pth.shape).copy(), .020, .085, .050, closed=False)
        LB.make('lace', [hide('lc', '#5e2f14', None, .5).m]); br = metal('br', BRASS, '#3c260e', rough=.22, patina=.5); KB = Bag()
        for y, lean in ((-T*.27, -.16), (T*.27, .22)):
            p = catmull(np.array([(-.62, y-.05, H-.34), (-.64, y-.03, H+.05), (-.60, y+lean*.5, H+.62), (-.30, y+lean, H+.98), (0, y+lean*1.15, H+1.06), (.30, y+lean, H+.98), (.60, y+lean*.5, H+.62), (.64, y-.03, H+.05), (.62, y-.05, H-.34)]), 60); strap(p, .090, .024, st, (0, 1, 0))
            for x in (-.62, .62): KB.add(*ball_VF((x, y-.09 if y < 0 else y+.09, H-.26), .04, 14, (1, .5, 1)))
        KB.make('rv', [br.m]); [setattr(q, 'rotation_euler', (0, 0, -.30)) for q in COL.objects]; cam = ((0, 0, 1.42), 10.6, 12); foc = (0, -.6, 1)
    elif kind == 'panja':
        S_ = 1400; img = np.ones((S_, S_, 3))*rgb('#7a2f24'); k = 20; g = S_//k; grid_ = np.zeros((k*2, k*2), int)
        q = 70; idx = np.zeros((q, q), int); yy, xx = np.mgrid[:q, :q]
        for cy in (18, 52): 
            d = np.abs(xx-35)/1.55+np.abs(yy-cy); idx = np.where(d < 17, 1, idx); idx = np.where(d < 14, 2, idx); idx = np.where(d < 11, 3, idx); idx = np.where(d < 8, 1, idx); idx = np.where(d < 5, 2, idx); idx = np.where(d < 2, 3, idx)
            for sx in (-1, 1):
                for j in range(4): hx, hy = 35+sx*(27-6*j), cy; bx = 35+sx*int(1.55*(17-3.6*j)); 
                for j in (5, 10):
                    for sy in (-1, 1): x0 = 35+sx*int(1.55*(17-j)); y0 = cy+sy*j; idx[max(0, y0-1):y0+1, min(x0, x0+sx*5):max(x0, x0+sx*5)] = 1; idx[max(0, y0-1 if sy > 0 else y0-3):y0+3 if sy > 0 else y0+1, min(x0+sx*4, x0+sx*6):max(x0+sx*4, x0+sx*6)] = 1
        for x in (0, 1, 68, 69): idx[:, x] = 3
        for x in (3, 66): idx[:, x] = 2
        for x in range(0, q, 4): idx[[34, 35], x:x+2] = 2; idx[[0, 1, 68, 69], x:x+2] = 2
        cols = np.array([rgb('#7a2f24'), rgb('#d6a44a'), rgb('#2c3550'), rgb('#e9dcc0')]); img = np.repeat(np.repeat(cols[idx], S_//q, 0), S_//q, 1).astype(float); hh, ww = img.shape[:2]; abr = 1+.06*ndi.gaussian_filter1d(np.random.default_rng(3).normal(size=(hh, 1, 1)), 6, axis=0)*4; img = img*abr; y_ = np.arange(hh)[:, None]; rib = .5+.5*np.cos((np.arange(ww)[None]/ww*110+.5*((y_//7) % 2))*tau); hgt = np.clip((rib*.7+.3*np.cos(y_/7*tau))*120+110, 0, 255).astype(np.uint8); img = img*(.90+.12*rib)[..., None]; m = fabric_mat('pj', soft.lift(img, .03), height=hgt, hs=.7, hd=.05, sheen=.5, weave=500., wrinkle=.3); W, H, T = 2.75, 2.35, .86; lt = hide('lt', '#c08a55', None, .5, .14)
        bag(W, H, T, m, top=.42, ex=5, sag=.10, seed=4); bag(W, H, T, lt, top=.42, ex=5, sag=.10, seed=4, z0=0, z1=.20, grow=.022); bag(W, H, T, lt, top=.42, ex=5, sag=.10, seed=4, z0=.945, z1=.999, grow=.016); SB = Bag()
        for y, lean in ((-T*.20, -.20), (T*.20, .28)):
            p = catmull(np.array([(-.66, y-.13 if y < 0 else y+.13, H-.75), (-.66, y-.06 if y < 0 else y+.06, H-.15), (-.66, y, H+.25), (-.56, y+lean*.5, H+.95), (-.28, y+lean, H+1.36), (0, y+lean*1.1, H+1.46), (.28, y+lean, H+1.36), (.56, y+lean*.5, H+.95), (.66, y, H+.25), (.66, y-.06 if y < 0 else y+.06, H-.15), (.66, y-.13 if y < 0 else y+.13, H-.75)]), 60); strap(p, .115, .026, lt, (0, 1, 0))
        th = M('th'); th.P(Base_Color=hexc('#f0e4c8'), Roughness=.85)
        for x in (-.66, .66): stitches(SB, np.array([(x-.07, -T*.40, H-.70), (x-.07, -T*.345, H-.2)]) if 0 else np.stack([np.full(20, x-.07), np.linspace(-T*.20-.17, -T*.20-.10, 20), np.linspace(H-.72, H-.16, 20)], 1), (0, 0, 0), .05, .035, .012); stitches(SB, np.stack([np.full(20, x+.07), np.linspace(-T*.20-.17, -T*.20-.10, 20), np.linspace(H-.72, H-.16, 20)], 1), (0, 0, 0), .05, .035, .012)
        SB.make('st', [th.m]); [setattr(q, 'rotation_euler', (0, 0, -.34)) for q in COL.objects]; cam = ((0, 0, 1.72), 12.4, 12); foc = (0, -.6, 1)
    else:                       # sling bag lying flat
        tex = textile('print', size=2048, cols=('#f1e6d0', '#8f2a22', '#f1e6d0'), ground='#1b2a4e', stamp='ajrakh', cell=341, drop=False); m = fabric_mat('aj', tex, weave=1400., wrinkle=.4); bm = fabric_mat('bd', textile('print', size=1024, cols=('#f1e6d0', '#d9a441', '#f1e6d0'), ground='#8f2a22', stamp='dot', cell=114), weave=1200., wrinkle=.3); W, H = 2.8, 2.5
        body = pad(W, H, .30, m, ex=12, dome=.14, edge=.06); uvbox(body, -2.2, 2.2, -2.2, 2.2); fl = pad(W*1.01, H*.62, .05, m, ex=9, dome=.10, edge=.05, z=.36, seed=4); uvbox(fl, -2.0, 2.4, -2.3, 2.1); fl.location = (0, H*.195, 0); th = np.arange(720)/720*tau; cx, cy = sup(th, 9); bo = Bag(); e = np.stack([W*1.01/2*cx*1.0, H*.31*cy+H*.195, np.full(720, .395)], 1); bo.add(*tube(e, .034, 8, True)); bo.make('pipe', [bm]); cx, cy = sup(th, 12); bo = Bag(); bo.add(*tube(np.stack([W/2*cx, H/2*cy, np.full(720, .15)], 1), .034, 8, True)); bo.make('pipe2', [bm])
        p = catmull(np.array([(-W/2+.10, H/2-.30, .20), (-W/2-.10, H/2+.05, .16), (-W/2-.12, H/2+.60, .10), (-.85, H/2+1.12, .08), (.1, H/2+1.22, .08), (.95, H/2+1.05, .08), (W/2+.14, H/2+.55, .10), (W/2+.10, H/2+.02, .16), (W/2-.10, H/2-.30, .20)]), 60); strap(p, .17, .026, fabric_mat('sm', textile('print', size=1024, cols=('#f1e6d0', '#8f2a22', '#f1e6d0'), ground='#1b2a4e', stamp='dot', cell=128), weave=900.), (0, 0, 1)); wd = M('wd'); wood_mat(wd, rot=(0, math.pi/2, 0), freq=10, cols=('#5a3319', '#8a5a33', '#b08250')); tg = lathe('tg', catmull(np.array([(1e-3, -.24), (.06, -.23), (.085, -.12), (.09, 0), (.085, .12), (.06, .23), (1e-3, .24)]), 80), 60, mats=[wd.m]); put(tg, (.02, -H*.10, .60), (0, math.pi/2, .08)); cB = Bag(); cB.add(*tube(catmull(np.array([(-.04, H*.02, .52), (-.06, -H*.07, .60), (-.03, -H*.125, .66), (.05, -H*.125, .66), (.08, -H*.07, .60), (.06, H*.02, .52)]), 60), .026, 8)); cB.add(*tube(catmull(np.array([(0, -H*.10, .56), (0.01, -H*.16, .46), (.01, -H*.19, .42)]), 60), .024, 8)); cm = M('cm'); cm.P(Base_Color=hexc('#8f2a22'), Roughness=.85); cB.make('cd', [cm.m]); SB = Bag(); stitches(SB, e[::1]*[.955, 1, 1]+[0, 0, .045-.0], (0, 0, 0), .05, .045, .010)
        for o in COL.objects: o.rotation_euler[2] += .10; o.location = Matrix.Rotation(.10, 3, 'Z') @ o.location
        cam = ((-.03, .46, .1), 11.0, 60); foc = (0, 0, .3)
    soft_ = kind in ('sling', 'wallet', 'jutti', 'belt')
    studio(bg, bg2, key=540, fill=75, rim=190, world_s=.33)
    if kind in ('wallet', 'belt', 'jutti', 'handbag'): gobo_window(energy=1.3, center=(0, 0, .5), cell=1.7)
    camera(*cam, 0, 85, fs, focus=foc)
