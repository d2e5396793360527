"""Grass, cane, palm leaf and coir: the Bengal mora, a Chettinad kottan, a sikki pauti, a palmyra hand fan and kitchen brushes of coconut fibre."""
from items.hardkit import *
from items.castjewel import rope

VARIANTS = {
    'mora': dict(kind='mora', bg='#e3d8c6', bg2='#d4c5ad'), 'kottan': dict(kind='kottan', bg='#dfd6c0', bg2='#cfc3a8'), 'pauti': dict(kind='pauti', bg='#e2d3c0', bg2='#d2bfa6'),
    'hand-fan': dict(kind='fan', bg='#d8cbb8', bg2='#c8b8a0'), 'coir-brushes': dict(kind='brush', bg='#e6dccb', bg2='#d7c9b2'),
}
def fibre(name, cols, rough=.6, sc=(1, 1, 1), streak=26.0, bump=.4):
    """straw: colour from a ramp over the attribute tint, with streaks along u"""
    m = M(name); at = m.n('ShaderNodeAttribute', {'attribute_name': 'tint'}); tc = m.n('ShaderNodeTexCoord'); fm = m.n('ShaderNodeMapping', Vector=(tc, 'UV'), Scale=(streak, 3, 1)); fb = m.noise(fm, 2.4, 5, .7); nl = m.noise(m.obj(scale=sc), 2.3, 4, .6)
    b = m.ramp((at, 'Fac'), [(p, hexc(c)) for p, c in cols]); c = m.mix(.40, b, m.ramp(fb, [(.3, (.45, .4, .34)), (.62, (1, 1, 1))]), 'MULTIPLY'); ao = m.n('ShaderNodeAmbientOcclusion', Distance=.10); ao.samples = 3; c = m.mix(.5, c, m.ramp((ao, 'AO'), [(.15, hexc('#4f341a')), (.75, (1, 1, 1, 1))]), 'MULTIPLY'); c = m.mix(.3, c, m.ramp(nl, [(.3, (.6, .53, .45)), (.65, (1, 1, 1))]), 'MULTIPLY')
    m.P(Base_Color=c, Roughness=rough, Specular=.3); m.bump(fb, bump, .012); return m
STRAW = ((0, '#7d6238'), (.35, '#b79a62'), (.7, '#d6bd88'), (1, '#e6d4ab'))
def build(kind, bg, bg2):
    r = np.random.default_rng(7); B = Bag(); fs, foc, gob = 8, (0, -.6, .5), True; th = np.linspace(0, tau, 160, endpoint=False)
    if kind == 'mora':
        m = fibre('cane', STRAW); R, H, N = 1.06, 2.02, 40
        for sg in (-1, 1):
            for lay in (0, 1):
                for k in range(N):
                    a0 = (k+.5*lay)*tau/N+r.normal()*.012; t = np.linspace(0, 1, 30); d = math.radians(84)*sg; p0 = np.array([math.cos(a0), math.sin(a0)])*R; p1 = np.array([math.cos(a0+d), math.sin(a0+d)])*R; xy = p0+(p1-p0)*t[:, None]; rad = np.hypot(*xy.T); off = .018*sg+.006*r.normal(); xy = xy*((rad+off)/rad)[:, None]; p = np.column_stack([xy, t*H]); up = np.column_stack([xy/rad[:, None], 0*t]); B.add(*tube(p, .030*(1+.10*r.normal()), 8, flat=(1.15, .55), up=up), float(np.clip(r.normal(.55, .2), .05, 1)))
        for z, RR, rr in ((.05, R+.01, .075), (.17, R*.985, .05), (H-.02, R+.02, .085), (H-.15, R*.99, .05)):
            B.add(*torus_VF((0, 0, z), RR, rr*.85, n=200), .4); s = np.linspace(0, 1, 6500, endpoint=False); nt = int(RR*tau/.062); a, b = s*tau, s*nt*tau; wv = r.normal(.55, .17, nt+1); p = np.stack([(RR+rr*np.cos(b))*np.cos(a), (RR+rr*np.cos(b))*np.sin(a), z+rr*np.sin(b)], -1); B.add(*tube(p, .026, 7, True), np.repeat(np.clip(wv[(s*nt).astype(int)], .1, 1), 7))
        for z in (.62*H, .38*H):
            rad = R*math.cos(math.radians(42))/math.cos(math.radians(42)*abs(2*z/H-1))*1.03+.0
            rad = np.hypot(R*math.cos(math.radians(42)), R*math.sin(math.radians(42))*(2*z/H-1))+.05
            for V, F, uv in rope(np.stack([rad*np.cos(th), rad*np.sin(th), z+0*th], 1), .036, 2, closed=True): B.add(V, F, uv, .12)
        g = fibre('seat', STRAW, streak=80); n = 620; u = np.linspace(-1, 1, n); X, Y = np.meshgrid(u, u); c_, s_ = math.cos(.5), math.sin(.5); P_, Q_ = (X*c_-Y*s_)*13, (X*s_+Y*c_)*13; fi, fj = np.floor(P_), np.floor(Q_); fp, fq = P_-fi-.5, Q_-fj-.5; over_ = ((fi+fj) % 2) == 0; hs = lambda f: np.clip(1-(np.abs(f)/.48)**4, 0, 1)**.5; h = np.where(over_, hs(fp)*(.6+.4*np.cos(fq*math.pi)), hs(fq)*(.6+.4*np.cos(fp*math.pi))); vi = r.normal(.62, .15, (60, 60)); tint = np.where(over_, vi[0, (fi+30).astype(int)], vi[1, (fj+30).astype(int)])-.05; rr = np.hypot(X, Y); k = R*.99; Z = H+.045+.028*h-.05*np.clip(1-rr**2, 0, 1)-.25*np.clip((rr-.97)/.03, 0, 1); sc = np.minimum(1, 1/np.maximum(rr, 1e-6)); o = grid('seat', np.stack([X*sc*k, Y*sc*k, Z], -1), mats=[g.m], attr=np.clip(tint, .1, 1).ravel())
        B.make('mora', [m.m]); cam = ((0, 0, 1.02), 9.6, 20)
    elif kind == 'kottan':
        m = fibre('leaf', ((0, '#8c1d46'), (.24, '#b5305a'), (.28, '#c64a70'), (.30, '#d6bd88'), (.60, '#e6d6ac'), (.64, '#4d6e33'), (1, '#6b8f48')), rough=.5, streak=60, bump=.25); nu, nv, H = 1500, 620, 1.72; u = np.arange(nu)/nu; v = np.linspace(0, 1, nv); U, V = np.meshgrid(u, v); n = 44; kk = n*H/(tau*.86)
        P_, Q_ = U*n+V*kk, U*n-V*kk; fi, fj = np.floor(P_).astype(int), np.floor(Q_).astype(int); fp, fq = P_-fi-.5, Q_-fj-.5; o_ = ((fi+fj) % 2) == 0; hs = lambda f: np.clip(1-(np.abs(f)/.49)**5, 0, 1)**.5; h = np.where(o_, hs(fp)*(.65+.35*np.cos(fq*math.pi)), hs(fq)*(.65+.35*np.cos(fp*math.pi))); idx = np.where(o_, fi % n, (fj % n)+n)
        col = lambda i: np.where((i % 11 == 0) | (i % 11 == 1) | (i % 11 == 5), .14, np.where(i % 11 == 8, .80, .46)); jt = r.normal(0, .05, 2*n+2); tint = np.clip(np.where(o_, col(fi % n), col(fj % n))+jt[np.clip(idx, 0, 2*n)], .02, .98); bandz = (V > .86); tint = np.where(bandz & (V > .90), .10, tint)
        ex = 5.5-3.5*np.clip(V/.75, 0, 1)**.8; a = U*tau; den = (np.abs(np.cos(a))**ex+np.abs(np.sin(a))**ex)**(1/ex); rad = (.74+.22*np.sin(np.clip(V, 0, 1)*1.9))/den*np.where(V < .04, .9+.1*(V/.04)**.5, 1); rad = rad*(1+.012*np.sin(3*a+1)+.010*np.sin(2*a+V*3)); rad = rad+.030*(h-.6); Z = V*H+.010*np.sin(2*a+.6)*V; P = np.stack([rad*np.cos(a), rad*np.sin(a), Z], -1); ins = P.copy(); ins[..., :2] *= .93; ins = ins[::-1]
        grid('kt', np.concatenate([P, ins]), wu=True, mats=[m.m], attr=np.concatenate([tint, np.clip(tint[::-1]*0+.46+jt[np.clip(idx[::-1], 0, 2*n)], .32, .58)]).ravel())
        bt = np.stack([np.stack([P[0, :, 0]*f, P[0, :, 1]*f, 0*u+.02], 1) for f in (1, .01)]); grid('bt', bt, wu=True, mats=[m.m], attr=np.full(2*nu, .46)); bi = bt.copy(); bi[..., 2] = .06; grid('bi', bi, wu=True, mats=[m.m], attr=np.full(2*nu, .42))
        RM = Bag(); top = P[-1]*[1.0, 1.0, 1]; tp = top[::6]*[.975, .975, 1]+[0, 0, .0]
        for V_, F, uv in rope(tp, .062, 3, 4.4, closed=True, rs=.56): RM.add(V_, F, uv, .12)
        for s in range(3): RM.A[s][:] = (.12, .46, .80)[s]
        RM.make('rim', [m.m]); cam = ((0, 0, .82), 6.9, 24)
        for o in COL.objects: o.rotation_euler[2] = .48
    elif kind == 'pauti':
        W_, Hh = 5600, 900; c = {k: Canvas(W_, Hh) for k in 'pgk'}; n = 7; K = 2.0
        for i in range(n):      # peacocks walking round the side
            x, y = (i+.5)*W_/n, Hh*.56; t = np.linspace(0, tau, 60); g_ = lambda pts: np.asarray(pts, float)*K+[x, y]
            c['g'].poly(g_(np.stack([70*np.cos(t), 46*np.sin(t)], 1))); c['g'].poly(g_(catmull(np.array([(35, -20), (75, -60), (78, -120), (100, -140), (122, -128), (112, -100), (108, -50), (60, 20)]), .5))); c['p'].poly(g_([(120, -140), (160, -120), (118, -112)]))
            for k in range(3): c['k'].line(g_([(104, -138), (92+k*12, -172)]), 16); c['k'].disc(*g_([(92+k*12, -174)])[0], 18)
            for k in range(5): a = math.pi+.12+k*.17; p0 = g_([(-50, 8)])[0]; c['p' if k % 2 else 'g'].poly(petal(*p0, a, 200*K, 24*K, .7)); c['k'].disc(p0[0]+172*K*math.cos(a), p0[1]+172*K*math.sin(a), 24)
            for sx in (-14, 22): c['k'].line(g_([(sx, 40), (sx+6, 96), (sx+26, 100)]), 18)
            for q in range(3): c['k'].line(g_([(-40+q*28, -18), (-26+q*28, 16)]), 16)
        for y0, y1, k in ((0, 40, 'p'), (52, 92, 'g'), (Hh-104, Hh-64, 'g'), (Hh-52, Hh, 'p')): c[k].d.rectangle([0, y0, W_, y1], fill=255)
        
        def tex(c, W_, Hh, nm):
            base = np.ones((Hh, W_, 3))*rgb('#d3aa48')+fnoise(Hh, W_, 40, 3)[..., None]*9+fnoise(Hh, W_, 9, 4)[..., None]*7
            for k, col in (('g', '#1f5b3a'), ('p', '#9a2349'), ('k', '#3a1d22')):
                a = c[k].arr(); yy = np.arange(Hh)//22; sh = (np.random.default_rng(3).normal(size=yy.max()+1)*7).astype(int); a = np.stack([np.roll(a[min(Hh-1, int(q)*22+11)], sh[q]) for q in yy]); a = ndi.uniform_filter1d(a, 9, axis=1)[..., None]; base = base*(1-a)+(rgb(col)+fnoise(Hh, W_, 14, 9)[..., None]*9)*a
            return np.clip(base[::-1], 0, 255).astype(np.uint8)
        def coiled(pr, rows, tx, nm, nu=1400, loc=(0, 0, 0)):
            m = M(nm); im = m.img(tx, nm); tc = m.n('ShaderNodeTexCoord'); fm = m.n('ShaderNodeMapping', Vector=(tc, 'UV'), Scale=(260, 8, 1)); fb = m.noise(fm, 2, 4, .7); ao = m.n('ShaderNodeAmbientOcclusion', Distance=.06); ao.samples = 3; c_ = m.mix(.35, im, m.ramp(fb, [(.3, (.5, .45, .4)), (.6, (1, 1, 1))]), 'MULTIPLY'); c_ = m.mix(.55, c_, m.ramp((ao, 'AO'), [(.2, hexc('#4a2c10')), (.8, (1, 1, 1, 1))]), 'MULTIPLY'); m.P(Base_Color=c_, Roughness=.42, Specular=.4); m.bump(fb, .35, .01)
            L = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(pr, axis=0).T))]); s = np.linspace(0, L[-1], rows*9); pr = np.stack([np.interp(s, L, pr[:, k]) for k in range(2)], 1); q = s/L[-1]*rows; f = lambda th, s_, p: .030*np.abs(np.sin(math.pi*q))[:, None]**.6+.010*np.sin(th*170+np.floor(q)[:, None]*2.4+6*(q % 1)[:, None])*np.clip(p[:, :1]/.4, 0, 1)-.02
            return put(lathe(nm, pr, nu, disp=f, mats=[m.m], wob=.006), loc)
        coiled(np.array([(.9, 0), (1.02, .06), (1.06, .2), (1.08, .5), (1.06, .8), (1.0, 1.0), (.98, 1.02)]), 20, np.ascontiguousarray(tex(c, W_, Hh, 's')[::-1]), 'body')
        W_ = 2400; c2 = {k: Canvas(W_, Hh) for k in 'pgk'}
        for y0, y1, k in ((0, 60, 'p'), (90, 150, 'g'), (520, 580, 'p'), (620, 660, 'k')): c2[k].d.rectangle([0, y0, W_, y1], fill=255)
        for i in range(16): x = (i+.5)*W_/16; c2['p' if i % 2 else 'g'].poly([(x-62, 210), (x, 470), (x+62, 210)])
        coiled(np.array([(1.04, .98), (1.10, 1.02), (1.10, 1.14), (1.0, 1.28), (.78, 1.44), (.5, 1.56), (.22, 1.62), (.02, 1.64)]), 18, tex(c2, W_, Hh, 'l'), 'lid')
        pal = lambda col, nm: np.clip(np.ones((64, 64, 3))*rgb(col)+np.random.default_rng(2).normal(size=(64, 64, 1))*8, 0, 255).astype(np.uint8)
        b = coiled(np.array([(.02, 0), (.16, .04), (.23, .20), (.22, .36), (.15, .52), (.13, .56), (.17, .66), (.15, .78), (.02, .84)]), 15, pal('#2a6b42', 'pb'), 'bird', 220); b.location = (0, -.0, 1.62); b.rotation_euler = (0, .22, 0); tl = coiled(np.array([(.02, 0), (.07, .03), (.10, .3), (.05, .62), (.01, .66)]), 9, pal('#9a2349', 'pt'), 'tail', 120); tl.location = (-.06, 0, 1.82); tl.rotation_euler = (0, -2.25, 0)
        bk = plain = M('bk'); bk.P(Base_Color=hexc('#b5302a'), Roughness=.5); b3 = lathe('beak', np.array([(.002, 0), (.075, .02), (.06, .08), (.002, .17)]), 40, mats=[bk.m]); b3.location = (.30, 0, 2.31); b3.rotation_euler = (0, 1.95, 0); ey = M('ey'); ey.P(Base_Color=hexc('#15100d'), Roughness=.2); E = Bag(); [E.add(*ball_VF((.235, sg*.135, 2.34), .028, 14)) for sg in (-1, 1)]; E.make('eye', [ey.m])
        for o in COL.objects: o.location[:2] = (Matrix.Rotation(-.9, 2) @ Vector(o.location[:2])); o.rotation_euler[2] -= .9
        cam = ((0, 0, 1.22), 8.9, 17)
    elif kind == 'fan':
        m = fibre('palm', ((0, '#a98f52'), (.4, '#cdb679'), (.75, '#dccb98'), (1, '#e6d9b0')), rough=.55, streak=8, bump=.3); R = 1.30; nr, nt = 150, 1500; rr = np.linspace(1e-3, 1, nr)[:, None]; t = np.arange(nt)[None]/nt*tau; X, Y = R*rr*np.cos(t)*1.02, R*rr*np.sin(t); by = -R*.97; an = np.arctan2(X, Y-by); d = np.hypot(X, Y-by); n = 46; q = an/(math.pi*.98)*n; tri = np.abs(q % 1-.5)*2; Z = .075+.040*(tri-.5)*np.clip(d/.5, 0, 1)*np.clip((.94-rr)/.10, .06, 1)+.03*np.sin(X*1.7+.5)*np.cos(Y*1.3)+.05*(rr**3)*np.sin(t*2+1); seg = np.floor(q).astype(int)+40; tint = np.clip(.62+.16*np.random.default_rng(5).normal(size=100)[seg]+.10*(tri-.5), 0, 1); o = grid('leaf', np.stack([X, Y, Z], -1), wu=True, mats=[m.m], attr=tint.ravel()); so = o.modifiers.new('s', 'SOLIDIFY'); so.thickness = .018
        me = o.data; co = np.empty(len(me.vertices)*3, np.float32); me.vertices.foreach_get('co', co); co = co.reshape(-1, 3); vi = np.empty(len(me.loops), np.int32); me.loops.foreach_get('vertex_index', vi); u_ = np.stack([np.arctan2(co[:, 0], co[:, 1]-by)*8, np.hypot(co[:, 0], co[:, 1]-by)*.3], 1); me.uv_layers[0].data.foreach_set('uv', np.ascontiguousarray(u_[vi], np.float32).ravel())
        from soft import textile, fabric_mat
        cm = fabric_mat('hem', textile('stripes', size=1024, seq=(('#8a3226', 9), ('#74281e', 1), ('#8a3226', 5), ('#a85a44', .7)), axis=1, rep=6), weave=600., wrinkle=.4); ring = np.stack([X[-1], Y[-1], Z[-1]], 1); a = np.linspace(0, tau, 14, endpoint=False); nrm = ring/np.linalg.norm(ring, axis=1, keepdims=True); nrm[:, 2] = 0; wv = .012*ndi.gaussian_filter1d(r.normal(size=nt), 12, mode='wrap')[:, None]*3; P = np.stack([ring+nrm*((-.10+.13*math.cos(q))-wv*.5)+np.array([0, 0, 1])*(.050*math.sin(q)) for q in a], 1); ob = grid('hem', P, wu=True, wv=True, mats=[cm], uc=np.linspace(0, .30, 15), vc=np.linspace(0, 8, nt+1))
        st = M('st'); st.P(Base_Color=hexc('#f3e9d4'), Roughness=.9); SB = Bag(); k = 0
        while k < nt-10: seg_ = ring[k:k+9]-nrm[k:k+9]*.185+[0, 0, .044]; SB.add(*tube(seg_, .009, 6)); seg2 = ring[k:k+9]-nrm[k:k+9]*.06+[0, 0, .056]; SB.add(*tube(seg2, .008, 6)); k += 16
        SB.make('st', [st.m]); hd = fibre('hd', ((0, '#8d7440'), (1, '#c4aa6c')), streak=3); t1 = np.linspace(0, 1, 60); p = np.stack([.02*np.sin(t1*4), by+.35-1.75*t1, .085-.01*t1], 1); HB = Bag(); HB.add(*tube(p, .085-.030*np.sin(t1*math.pi)**1*.8+.03*np.clip(t1-.85, 0, 1)*2, 20, flat=(1, .72)), np.repeat(.5+.2*np.sin(t1*9), 20)); HB.add(*ball_VF(p[-1], .068, 16, (1, .6, .72)), .4)
        for z in range(9): HB.add(*tube(np.stack([.098*np.cos(th), by-.10+.035*z+0*th, .085+.074*np.sin(th)], 1), .018, 7, True, up=(0, 1, 0)), .25+.1*(z % 3))
        HB.make('hd', [hd.m])
        for ob in list(COL.objects): ob.rotation_euler[2] = -.30; ob.location = (-.06, .30, 0)
        cam = ((.16, -.36, .05), 9.9, 58)
    else:                       # coir brushes
        m = fibre('coir', ((0, '#4a2c16'), (.4, '#7a4d28'), (.75, '#9c6a3a'), (1, '#b98a55')), rough=.8, streak=2, bump=.2)
        def brush(ax, L, R0, R1, n, loc, rz, neck, loop=True, dome=.1, lift=0):
            """fibres along +x from the neck, trimmed at L; R0 neck radius, R1 radius at the tips"""
            X = Bag()
            for k in range(n):
                q = math.sqrt(r.random()); a = r.random()*tau; t = np.linspace(0, 1, 7); w = r.normal(size=(7, 2)); w = np.cumsum(w, 0)*.010*R1/.4; end = L*(1-dome*q*q)*(1+.015*r.normal()); rad = R0*.95+(R1-R0)*np.sin(t*math.pi/2)**1.3; y, z = q*rad*math.cos(a)+w[:, 0], q*rad*math.sin(a)+w[:, 1]; X.add(*tube(np.stack([t*end, y, z], 1), .0085, 4, up=(0, .3, 1)), float(np.clip(r.normal(.55, .22), 0, 1)))
            t = np.linspace(-neck, .06, 60)
            for k in range(n//4): q, a = math.sqrt(r.random()), r.random()*tau; X.add(*tube(np.stack([np.linspace(-neck, .05, 4), q*R0*np.cos(a+0*np.arange(4)), q*R0*np.sin(a+0*np.arange(4))], 1), .010, 4, up=(0, .3, 1)), float(np.clip(r.normal(.45, .2), 0, 1)))
            nt = int(neck/.052)
            for k in range(nt):
                for V, F, uv in rope(np.stack([-neck+.04+k*.052+.010*np.sin(th)+.026*th/tau, (R0+.022)*np.cos(th), (R0+.022)*np.sin(th)], 1), .030, 2, 5): X.add(V, F, uv, float(np.clip(r.normal(.35, .1), 0, 1)))
            X.add(*ball_VF((-neck, 0, 0), R0*1.0, 24, (.35, 1, 1)), .35)
            if loop:
                p = catmull(np.array([(-neck, .05, 0), (-neck-.22, .16, .02), (-neck-.40, .04, .0), (-neck-.24, -.10, -.02), (-neck, -.05, 0)]), 60)
                for V, F, uv in rope(p, .034, 2, 5): X.add(V, F, uv, .4)
            o = X.make('br', [m.m]); o.location = (*loc, lift); o.rotation_euler = (0, ax, rz); return o
        brush(.13, 1.0, .22, .46, 1500, (-1.02, .62), -.35, .55, lift=.38, dome=.16)
        brush(.02, 1.35, .115, .20, 1100, (-.55, -.66), .10, 1.15, lift=.17, dome=.30)
        brush(-math.pi/2, .62, .20, .30, 1200, (1.00, .42), .5, .42, lift=.64, loop=True, dome=.05).rotation_euler = (0, math.pi/2, .5)
        cam = ((-.22, .02, .34), 10.2, 32)
    studio(bg, bg2, key=540, fill=75, rim=190, world_s=.33)
    if gob: gobo_window(energy=1.3, center=(0, 0, .5), cell=1.7)
    camera(*cam, 0, 85, fs, focus=foc)
